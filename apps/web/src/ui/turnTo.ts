/**
 * What has just come takes the eye and the focus. On a phone it would come below the fold, and the button that brought
 * it is gone.
 */
export function turnTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}
