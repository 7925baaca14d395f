// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings everything along.
/**
 * Runs in the page: every word and every control that is cut off, by the edge of the screen or by a box that hides
 * what does not fit. What a box scrolls to is not cut off, except to the side. Names are as long as people make them
 * and may end in three dots.
 */
export function cutOff(): readonly string[] {
  interface Edges {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const SLACK = 1.5;
  const screen: Edges = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };

  interface Box extends Edges {
    readonly isScrolled: boolean;
    readonly hidesAside: boolean;
    readonly hidesDown: boolean;
    readonly isOutermost: boolean;
  }
  const known = new Map<Element, Box>();
  const measure = (element: Element): Box => {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      left,
      right,
      top,
      bottom,
      isScrolled: /auto|scroll/.test(overflowY),
      hidesAside: overflowX !== "visible",
      hidesDown: overflowY !== "visible",
      isOutermost: position === "fixed" || element instanceof HTMLDialogElement,
    };
  };
  /** Most words share the boxes around them: each is measured once. */
  const boxOf = (element: Element): Box => {
    const box = known.get(element) ?? measure(element);
    known.set(element, box);
    return box;
  };

  const windowsAround = (element: Element): readonly Edges[] => {
    const around: Edges[] = [screen];
    let isScrolledTo = false;
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement) {
      const { left, right, top, bottom, isScrolled, hidesAside, hidesDown, isOutermost } = boxOf(parent);
      isScrolledTo ||= isScrolled;
      if (hidesAside) around.push({ ...screen, left, right });
      if (hidesDown && !isScrolledTo) around.push({ ...screen, top, bottom });
      if (isOutermost) break;
    }
    return around;
  };
  const fits = (box: DOMRect, edges: Edges) =>
    box.left >= edges.left - SLACK &&
    box.right <= edges.right + SLACK &&
    box.top >= edges.top - SLACK &&
    box.bottom <= edges.bottom + SLACK;

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(".unseen, [aria-hidden=true], .card, .table-name h1, .who, .bidder") === null;
  const wordsIn = (element: Element): readonly DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== "")
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      });

  const found: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls to the side");
  const { scrollHeight } = document.documentElement;
  const isTable = document.querySelector(".felt.table") !== null;
  if (isTable && scrollHeight > innerHeight) found.push("the table scrolls down");
  for (const element of document.body.querySelectorAll("*")) {
    if (!isSeen(element)) continue;
    const isControl = element.matches("button, a, input, select, textarea, summary");
    const boxes = [...wordsIn(element), ...(isControl ? [element.getBoundingClientRect()] : [])];
    const windows = boxes.length === 0 ? [] : windowsAround(element);
    if (boxes.some((box) => windows.some((edges) => !fits(box, edges)))) {
      const words = (element.textContent ?? "").trim().slice(0, 40);
      found.push(`${element.localName}.${element.className} "${words}"`);
    }
  }
  return found;
}
