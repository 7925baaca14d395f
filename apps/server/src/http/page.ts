import { parseGamePath, parseTablePath } from "@buck/protocol";
import { PICTURE_SIZE } from "../pictures/gamePicture.ts";
import { escaped } from "../process/escaped.ts";
import type { WrittenLink } from "./previews.ts";

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** Where the one of all other links is not shown. */
  readonly picture?: LinkPicture;
}

interface LinkPicture {
  readonly path: string;
  /** What there is to see. */
  readonly alt: string;
}

const HOME: LinkPreview = {
  title: "Buck Euchre",
  description: "Buck Euchre with your friends: make a table, send the link, play.",
};

const CARDS: readonly { readonly path: RegExp; readonly card: LinkPreview }[] = [
  { path: /^\/$/, card: HOME },
  {
    path: /^\/learn(\/classic)?(\/first-hand)?\/?$/,
    card: {
      title: "Learn Buck Euchre",
      description: "The rules with pictures of cards, and a guided first hand.",
    },
  },
  {
    path: /^\/daily(\/(buck|euchre)(\/\d{4}-\d{2}-\d{2}(\/play|\/review\/\w+)?)?)?\/?$/,
    card: {
      title: "Deal of the day · Buck Euchre",
      description: "Four hands against three experts, with the same cards for everybody today.",
    },
  },
  {
    path: /^\/(new|club|practice|games|again\/[\w-]{22}(\/[0-3])?|replay|play(\/classic)?|settings)\/?$/,
    card: HOME,
  },
];

/** The same for every club, and for a code that no club has: a link says nothing to whoever only reads it. */
const CLUB = /^\/c\/[^/]+(\/(night|tv))?\/?$/;
const CLUB_CARD: LinkPreview = {
  title: "A club · Buck Euchre",
  description: "Open the link, say your name, and play cards with the others.",
};

export type PageKind =
  | { readonly table: WrittenLink; readonly game: null }
  | { readonly table: null; readonly game: string }
  | {
      readonly table: null;
      readonly game: null;
      readonly status: 200 | 404;
      readonly card: LinkPreview;
      /** Not for search engines. */
      readonly isPrivate: boolean;
    };

/** The web app draws every page. Only its preview differs. */
export function pageKind(path: string): PageKind {
  const table = parseTablePath(path);
  if (table !== null) return { table, game: null };
  const game = parseGamePath(path);
  if (game !== null) return { table, game };
  if (CLUB.test(path)) return { table, game, status: 200, card: CLUB_CARD, isPrivate: true };
  const known = CARDS.find((row) => row.path.test(path));
  if (known === undefined) return { table, game, status: 404, card: HOME, isPrivate: true };
  return { table, game, status: 200, card: known.card, isPrivate: false };
}

/** The picture of a link that has none of its own. */
export const PICTURE: LinkPicture = {
  path: "/preview.png",
  alt: "A fan of five playing cards on green felt",
};

/** The web app's page with its title and with what messengers read for a preview. */
export function withCard(page: string, card: LinkPreview, origin: string | null): string {
  const { title, description, picture = PICTURE } = card;
  const properties = {
    "og:type": "website",
    "og:site_name": "Buck Euchre",
    "og:title": title,
    "og:description": description,
    ...(origin !== null && {
      "og:image": origin + picture.path,
      "og:image:width": String(PICTURE_SIZE.width),
      "og:image:height": String(PICTURE_SIZE.height),
      "og:image:alt": picture.alt,
    }),
  };
  const tags = [
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  // Replaced by functions: in a text that replaces, `$&` and the like would have a meaning.
  return page
    .replace(/\s*<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace("</head>", () => `  ${tags.join("\n    ")}\n  </head>`);
}
