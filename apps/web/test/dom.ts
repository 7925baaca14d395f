/** Comes before every file with a screen: adds what jsdom lacks of a browser, as far as components need it. */

import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Every question about the screen is answered with no: a phone in somebody's hand. */
class NarrowScreen extends EventTarget {
  readonly matches = false;
}

/** As browsers do it: a sheet takes the focus, and gives it back when it is closed in the page. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

function openDialog(this: HTMLDialogElement): void {
  before.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>("button")?.focus();
}

function closeDialog(this: HTMLDialogElement): void {
  this.open = false;
  const opener = before.get(this);
  if (this.isConnected && opener instanceof HTMLElement) opener.focus();
}

HTMLDialogElement.prototype.showModal = openDialog;
HTMLDialogElement.prototype.close = closeDialog;
HTMLElement.prototype.showPopover = () => undefined;
HTMLElement.prototype.hidePopover = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
Object.assign(Element.prototype, { animate: () => undefined });
Object.assign(globalThis, { matchMedia: () => new NarrowScreen() });
document.elementsFromPoint = () => [];
// Asking jsdom for the style of every element is slow, and components here hide nothing by style.
// What is awaited comes late on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
afterEach(cleanup);
