import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** Adds what jsdom lacks of a browser, as far as components need it. */
export function setUpDom(): void {
  HTMLDialogElement.prototype.showModal = openDialog;
  HTMLDialogElement.prototype.close = closeDialog;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  Object.assign(Element.prototype, { animate: () => undefined });
  document.elementsFromPoint = () => [];
  // Asking jsdom for the style of every element is slow, and components here hide nothing by style.
  configure({ defaultHidden: true });
  afterEach(cleanup);
}

function openDialog(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement): void {
  this.open = false;
}
