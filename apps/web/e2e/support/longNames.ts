// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings everything along.
/** As long as a name may be, in one word. */
export const LONG_NAME = "Wolfeschlegelsteinhausen";

/** Runs in the page: everybody whose name stands there alone is called by a longer one. */
export function lengthenNames({ names, longer }: { names: readonly string[]; longer: string }): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pattern = new RegExp(`\\b(${names.join("|")})\\b`, "g");
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue !== null) node.nodeValue = node.nodeValue.replaceAll(pattern, longer);
  }
}

/** Runs in the page: names that lie on other words, or beyond the edge of the screen or of their line. */
export function namesOutOfPlace(name: string): readonly string[] {
  const SLACK = 2;
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  interface Words {
    readonly text: string;
    readonly node: Node;
    readonly layer: Element | null;
    readonly boxes: readonly DOMRect[];
  }
  /** What is left of a line of words in the boxes that hide what does not fit. */
  const shownOf = (box: DOMRect, element: Element | null): DOMRect => {
    let { left, right, top, bottom } = box;
    for (let parent = element; parent !== null; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent);
      const edges = parent.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** What stays in sight lies over what is scrolled behind it: only what is in the same place must not touch. */
  const layerOf = (element: Element | null): Element | null =>
    element === null || getComputedStyle(element).position === "sticky"
      ? element
      : layerOf(element.parentElement);
  const wordsIn = (node: Node): Words => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => shownOf(box, node.parentElement));
    return { text: (node.nodeValue ?? "").trim(), node, layer: layerOf(node.parentElement), boxes };
  };
  const isOnlyHeard = (element: Element): boolean => {
    const { parentElement } = element;
    const isHere = getComputedStyle(element).clipPath !== "none";
    return isHere || (parentElement !== null && isOnlyHeard(parentElement));
  };
  const isSeen = ({ parentElement }: Node) =>
    parentElement !== null &&
    parentElement.closest(".unseen, [aria-hidden=true], .card, svg") === null &&
    !isOnlyHeard(parentElement) &&
    parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all: Words[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (isSeen(node) && (node.nodeValue ?? "").trim() !== "") all.push(wordsIn(node));
  }
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK * 2;
  const found: string[] = all.some(({ text }) => text.includes(name)) ? [] : ["nobody has that name"];
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls to the side");
  for (const { text, node, layer, boxes } of all.filter(({ text: words }) => words.includes(name))) {
    if (boxes.some(({ left, right }) => left < -SLACK || right > innerWidth + SLACK))
      found.push(`"${text}" is cut off`);
    for (const other of all.filter((words) => words.node !== node && words.layer === layer)) {
      if (boxes.some((box) => other.boxes.some((its) => overlap(box, its))))
        found.push(`"${text}" lies on "${other.text}"`);
    }
  }
  return found;
}
