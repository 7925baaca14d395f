import { parseTablePath, type TableLink } from "@buck/protocol";

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
}

const HOME: LinkPreview = {
  title: "Buck Euchre",
  description: "Buck Euchre with your friends: make a table, send the link, play.",
};

/** What a link to a table says where it is shown: only that it is one. */
const TABLE_CARDS: Readonly<Record<TableLink["as"], LinkPreview>> = {
  player: {
    title: "A seat at a table of Buck Euchre",
    description: "You are invited: open the link to play.",
  },
  watcher: { title: "Watch a table of Buck Euchre", description: "Open the link to watch a game of cards." },
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
  { path: /^\/(new|play|settings)\/?$/, card: HOME },
];

export interface PageKind {
  readonly status: 200 | 404;
  readonly card: LinkPreview;
  /** Not for search engines. */
  readonly isPrivate: boolean;
}

/** The web app draws every page; what differs is what others are told of it. */
export function pageKind(path: string): PageKind {
  const table = parseTablePath(path);
  if (table !== null) return { status: 200, card: TABLE_CARDS[table.as], isPrivate: true };
  const known = CARDS.find((row) => row.path.test(path));
  if (known === undefined) return { status: 404, card: HOME, isPrivate: true };
  return { status: 200, card: known.card, isPrivate: false };
}

/** The web app's page with its title and with what messengers read for a preview. */
export function withCard(page: string, { title, description }: LinkPreview): string {
  const tags = [
    `<meta name="description" content="${description}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Buck Euchre" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta name="twitter:card" content="summary" />`,
  ];
  return page
    .replace(/\s*<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, `<title>${title}</title>`)
    .replace("</head>", `  ${tags.join("\n    ")}\n  </head>`);
}
