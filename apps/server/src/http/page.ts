import { parseGamePath, parseTablePath } from "@buck/protocol";
import type { WrittenLink } from "./tablePreview.ts";

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
}

const HOME: LinkPreview = {
  title: "Buck Euchre",
  description: "Buck Euchre with your friends: make a table, send the link, play.",
};

const CARDS: readonly { readonly path: RegExp; readonly card: LinkPreview }[] = [
  { path: /^\/$/, card: HOME },
  {
    path: /^\/learn(\/[\w-]+)?\/?$/,
    card: {
      title: "Learn Buck Euchre",
      description: "The rules with pictures of cards, and a guided first hand.",
    },
  },
  { path: /^\/(new|practice|replay|play(\/classic)?|settings)\/?$/, card: HOME },
];

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

/** The web app draws every page; what differs is what others are told of it. */
export function pageKind(path: string): PageKind {
  const table = parseTablePath(path);
  if (table !== null) return { table, game: null };
  const game = parseGamePath(path);
  if (game !== null) return { table, game };
  const known = CARDS.find((row) => row.path.test(path));
  if (known === undefined) return { table, game, status: 404, card: HOME, isPrivate: true };
  return { table, game, status: 200, card: known.card, isPrivate: false };
}

/** The picture of every link preview, as large as messengers show one. */
const PICTURE = { path: "/preview.png", width: 1200, height: 630 };

/** The web app's page with its title and with what messengers read for a preview. */
export function withCard(page: string, { title, description }: LinkPreview, origin: string | null): string {
  const properties = {
    "og:type": "website",
    "og:site_name": "Buck Euchre",
    "og:title": title,
    "og:description": description,
    ...(origin !== null && {
      "og:image": origin + PICTURE.path,
      "og:image:width": String(PICTURE.width),
      "og:image:height": String(PICTURE.height),
      "og:image:alt": "A fan of five playing cards on green felt",
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

const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Names and titles are text, never markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? letter);
}
