import { games } from "@buck/engine";
import type { CardId, Game, GameDecision, GameEvent, GameName, Games, Position, Viewer } from "@buck/engine";
import type { GameFrame, Rules } from "@buck/protocol";
import { createElement } from "react";
import type { ReactNode } from "react";
import type { LogLine, TeamMark } from "@buck/words";
import { buckUi } from "./buck/index.ts";
import { euchreUi } from "./euchre/index.ts";
import { euchreFiles } from "./euchre/moment.ts";
import { recordFile } from "./moment.ts";
import type { Effects, GameFile, Moment } from "./moment.ts";
import type { ControlsProps, GameUi, RuleSheet } from "./gameUi.ts";
import type { Language } from "../texts/language.ts";
import { newTableTexts } from "../texts/en/newTable.ts";

type Registry = { readonly [Name in GameName]: GameUi<Name> };

/** The one place in the web app that knows which games there are. */
const GAMES: Registry = { buck: buckUi, euchre: euchreUi } satisfies Registry;

const DEFAULT_RULES: { readonly [Name in GameName]: Rules<Name> } = {
  buck: { game: "buck", options: games.buck.DEFAULT_OPTIONS },
  euchre: { game: "euchre", options: games.euchre.DEFAULT_OPTIONS },
};

export function defaultRules(game: GameName): Rules {
  return DEFAULT_RULES[game];
}

/** The same rules, only that anybody may deal first. */
export function withAnyDealer(rules: Rules): Rules {
  if (rules.game !== "euchre") return rules;
  return { game: "euchre", options: { ...rules.options, firstDealer: "random" } };
}

/** One of something for each game. */
export function forEachGame<Value>(make: (game: GameName) => Value): Readonly<Record<GameName, Value>> {
  return { buck: make("buck"), euchre: make("euchre") };
}

/** A finished game of the server to take along; one of the games has a notation of its own. */
export function gameFiles(language: Language, rules: Rules, gameId: string): readonly GameFile[] {
  return rules.game === "euchre"
    ? euchreFiles(language, rules.options, gameId)
    : [recordFile(language, gameId)];
}

export function gameTexts(
  language: Language,
  game: GameName,
): { readonly title: string; readonly text: string } {
  const form = newTableTexts(language).form;
  return form.games[game];
}

export function ruleSheet<Name extends GameName>(
  language: Language,
  { game, options }: Rules<Name>,
): RuleSheet {
  const ui: Registry[Name] = GAMES[game];
  return ui.ruleSheet(language, options);
}

export function teamAt(
  language: Language,
  game: GameName,
  position: Position,
  viewer: Viewer,
): TeamMark | null {
  return GAMES[game].teamAt(language, position, viewer);
}

export function momentOf<Name extends GameName>(language: Language, { game, view }: GameFrame<Name>): Moment {
  const ui: Registry[Name] = GAMES[game];
  return ui.moment(language, view);
}

/** The hand in sentences, from one of its events on. */
export function logOf<Name extends GameName>(
  language: Language,
  { game, view }: GameFrame<Name>,
  handEvents: readonly GameEvent[],
  from = 0,
): readonly LogLine[] {
  const ui: Registry[Name] = GAMES[game];
  return ui.log(language, view, handEvents, from);
}

export function effectsOf<Name extends GameName>({ game, view, events }: GameFrame<Name>): Effects {
  const ui: Registry[Name] = GAMES[game];
  return ui.effects(view, events);
}

export function cardDecision<Name extends GameName>(
  { game, view }: GameFrame<Name>,
  cardId: CardId,
): GameDecision | null {
  const ui: Registry[Name] = GAMES[game];
  return ui.cardDecision(view, cardId);
}

/** Whether the viewer, who is to lead, is sure of every trick that is left. The last card need not be claimed. */
export function isRestProven<Name extends GameName>({ game, view }: GameFrame<Name>): boolean {
  const rulebook: Game<Games[Name]> = games[game];
  return (rulebook.provenRest(view)?.length ?? 0) > 1;
}

/** The game as it will be once the table has accepted the decision. */
export function predict<Name extends GameName>(
  frame: GameFrame<Name>,
  decision: GameDecision,
): GameFrame<Name> {
  const ui: Registry[Name] = GAMES[frame.game];
  return { ...frame, view: ui.predict(frame.view, decision) };
}

/** Whether this view contains the decision already. */
export function shows<Name extends GameName>(
  { game, view }: GameFrame<Name>,
  decision: GameDecision,
): boolean {
  const ui: Registry[Name] = GAMES[game];
  return ui.shows(view, decision);
}

interface GameControlsProps<Name extends GameName> extends Omit<ControlsProps<Name>, "view"> {
  readonly frame: GameFrame<Name>;
}

/** The buttons for what is asked of the viewer, other than cards. */
export function GameControls<Name extends GameName>({ frame, ...props }: GameControlsProps<Name>): ReactNode {
  const ui: Registry[Name] = GAMES[frame.game];
  return createElement(ui.Controls, { ...props, view: frame.view });
}
