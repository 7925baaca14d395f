// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings everything along.
/** Runs in the page: what is wrong with the places of things on the table. */
export function layoutFlaws(): readonly string[] {
  /** More than four lie closer together. */
  const leastTrickCard =
    document.querySelector('.well:is([data-seats="5"], [data-seats="6"])') === null ? 56 : 48;
  const SLACK = 1;
  /** Things that people read or press. None of them may lie on another. */
  const PARTS = [
    ".table-head .round",
    ".table-name",
    ".trick-count",
    ".trump-badge",
    ".seat .avatar",
    ".seat .who",
    ".seat .score",
    ".seat .said",
    ".seat .dots",
    ".played",
    ".blind-cards",
    ".turn-up",
    ".turn-up-note",
    ".last-trick",
    ".coach",
    ".prompt",
    ".sentence",
    ".why",
    ".controls .button",
    ".hand",
    ".me .avatar",
    ".me .who",
    ".me .score",
    ".me .said",
    ".me .dots",
    ".me .log-button",
    ".side",
  ];
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;
  const shown = PARTS.flatMap((part) =>
    [...document.querySelectorAll(`.felt.table > :not(dialog) ${part}, .felt.table > ${part}`)]
      .filter((element) => isShown(element) && (element.textContent !== "" || element.children.length > 0))
      .map((element) => ({ part, element, box: element.getBoundingClientRect() })),
  );
  const isCut = ({ left, top, right, bottom }: DOMRect) =>
    left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;
  const found: string[] = document.querySelector(".felt.table") === null ? ["there is no table"] : [];
  for (const [index, one] of shown.entries()) {
    const { box, part } = one;
    if (isCut(box)) found.push(`${part} is cut off`);
    for (const other of shown.slice(index + 1)) {
      const areTrickCards = part === ".played" && other.part === ".played";
      if (areTrickCards || one.element.contains(other.element)) continue;
      const x = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const y = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (x > SLACK && y > SLACK) found.push(`${part} lies on ${other.part}`);
    }
  }
  const isHidden = (count: Element) => !isShown(count) || count.scrollWidth > count.clientWidth;
  const told = document.querySelectorAll(
    ".trick-count:not(:empty), .trump-name, .trump-bid:not(:has(.bidder))",
  );
  if ([...told].some(isHidden)) found.push("the trick count, trump or the bid is hidden");
  const levels = [...document.querySelectorAll(".seat .who small")].filter(
    (level) => isShown(level) && getComputedStyle(level).clipPath === "none",
  );
  if (levels.some((level) => level.scrollWidth > level.clientWidth)) found.push("a bot's level is cut off");
  const names = [...document.querySelectorAll(".seat .name, .me .name")].filter(isShown);
  const isShortened = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth + SLACK || scrollHeight > clientHeight + 2 * SLACK;
  if (names.some(isShortened)) found.push("a name is cut off");
  for (const card of document.querySelectorAll(".board .played .card")) {
    const { width } = card.getBoundingClientRect();
    if (width < leastTrickCard) found.push(`a trick card is ${Math.round(width)} px wide`);
  }
  const reachesOut = (card: Element) => {
    const { left, right } = card.getBoundingClientRect();
    const hand = card.closest(".hand")?.getBoundingClientRect();
    return hand !== undefined && (left < hand.left - SLACK || right > hand.right + SLACK);
  };
  if ([...document.querySelectorAll(".hand > li")].some(reachesOut))
    found.push("a card reaches out of the hand");
  return found;
}

/** Runs in the page: the answers to a question that reach out of its frame. */
export function answersOutOfPlace(): readonly string[] {
  const SLACK = 1;
  const answers = [...document.querySelectorAll(".prompt .controls .button")].filter((answer) =>
    answer.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const isOut = (answer: Element): boolean => {
    const { bottom, right, left } = answer.getBoundingClientRect();
    const frame = answer.closest(".prompt")?.getBoundingClientRect();
    if (frame === undefined) return false;
    return Math.max(bottom - frame.bottom, right - frame.right, frame.left - left) > SLACK;
  };
  return answers.filter(isOut).map(({ textContent }) => `${textContent} reaches out of the question`);
}
