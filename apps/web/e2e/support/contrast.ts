// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings everything along.
import type axeCore from "axe-core";

/** The page as soon as axe is in it. */
export interface AxeWindow extends Window {
  readonly axe: typeof axeCore;
  /** The letters and backgrounds that axe has compared since the page was loaded. */
  compared?: Set<string>;
}

/** Runs in the page: words with too little contrast, on backgrounds where such letters were not seen before. */
export async function newContrasts(): Promise<readonly string[]> {
  const { axe, compared = new Set() } = window as unknown as AxeWindow;
  Object.assign(window, { compared });

  const behind = new Map<Element, string>();
  const paintOf = (element: Element): string => {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    behind.set(element, paint);
    return paint;
  };
  /** What lies behind words in sight; words further down lie on what they are part of. */
  const layersAt = (element: Element, { left, top, width, height }: DOMRect): readonly Element[] => {
    const seen = document.elementsFromPoint(left + width / 2, top + height / 2);
    const around: Element[] = [];
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
      around.push(parent);
    return [...seen, ...around];
  };
  const pairsOf = (element: Element): readonly string[] => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const letters = [color, fontSize, fontWeight, textShadow].join();
    const lines = [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== "")
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return Array.from(range.getClientRects());
      });
    const field = element.matches("input, select, textarea") ? [element.getBoundingClientRect()] : [];
    return [...lines, ...field].map((box) =>
      [letters, ...new Set(layersAt(element, box).map(paintOf))].join("|"),
    );
  };
  const isNew = (element: Element): boolean => {
    const pairs = pairsOf(element).filter((pair) => !compared.has(pair));
    for (const pair of pairs) compared.add(pair);
    return pairs.length > 0;
  };

  const words = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isNew(element),
  );
  if (words.length === 0) return [];
  const { violations } = await axe.run(
    { include: words },
    { resultTypes: ["violations"], runOnly: { type: "rule", values: ["color-contrast"] } },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(" ")}`));
}
