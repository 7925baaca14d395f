/** Every catalogue there is: a file here with the source, and one in the folder of each other language. */
export type CatalogueName =
  | "again"
  | "buck"
  | "buckRules"
  | "cards"
  | "celebration"
  | "chat"
  | "coach"
  | "coachClassic"
  | "daily"
  | "errors"
  | "euchre"
  | "euchreRules"
  | "evening"
  | "faults"
  | "hints"
  | "home"
  | "lateHands"
  | "learn"
  | "learnClassic"
  | "lobby"
  | "looks"
  | "menu"
  | "move"
  | "name"
  | "newTable"
  | "news"
  | "play"
  | "practice"
  | "refusals"
  | "replay"
  | "seals"
  | "settings"
  | "signals"
  | "statistics"
  | "tableNames"
  | "tablePage"
  | "teams"
  | "tv"
  | "visitor"
  | "waysToPlay"
  | "words"
  | "yourGames";

/** Everything in one other language. */
export type Translation = Readonly<Record<CatalogueName, object>>;

/** Texts as they are written: ICU messages, in groups and lists where that reads better. */
export interface Source {
  readonly [key: string]: Text;
}

type Text = string | readonly Text[] | Source;

/** Texts as they are used: a message with parameters is a function of them. */
export type Messages<From> = From extends string
  ? Message<From>
  : { readonly [Key in keyof From]: Messages<From[Key]> };

type Message<Written extends string> = string extends Written
  ? string
  : Written extends `${string}{${string}`
    ? (parameters: Flat<Parameters<Written>>) => string
    : string;

/** The same texts in another language; that their parameters are the same is checked by `pnpm texts`. */
export type Translated<From> = From extends string | ((...parameters: never) => string)
  ? string
  : { readonly [Key in keyof From]: Translated<From[Key]> };

type Flat<From> = { readonly [Name in keyof From]: From[Name] };

/** Where the reader of a message is: in words, or between the cases of a plural or a select. */
type Place = "words" | "cases";

/** Reads a message from brace to brace and collects what it asks for. */
type Parameters<
  Unread extends string,
  Within extends readonly Place[] = ["words"],
  Found = unknown,
> = Unread extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Parameters<`${Rest}{${After}`, Leave<Within>, Found>
    : Within extends readonly [...Place[], "cases"]
      ? Parameters<After, [...Within, "words"], Found>
      : Parameter<After, Within, Found>
  : Found;

type Parameter<
  After extends string,
  Within extends readonly Place[],
  Found,
> = After extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}, ${string}`
    ? After extends `${Name}, ${Kind}, ${infer Cases}`
      ? Parameters<Cases, [...Within, "cases"], Found & Record<Name, ValueOf<Kind>>>
      : never
    : Parameters<Rest, Within, Found & Record<Head, string | number>>
  : never;

type ValueOf<Kind extends string> = Kind extends "plural" ? number : string | number | boolean;

type Leave<Within extends readonly Place[]> = Within extends readonly [...infer Outer extends Place[], Place]
  ? Outer
  : ["words"];
