import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import compression from "compression";
import express, { type Request, type RequestHandler, type Router } from "express";
import type { Config } from "../process/config.ts";
import { HOST } from "./answers.ts";
import type { ServerStore } from "../store/port.ts";
import { UNKNOWN_GAME, type GamePreviews, tablePreview, type TablePreviewOptions } from "./previews.ts";
import { pageKind, withCard, type LinkPreview, type PageKind } from "./page.ts";

const MISSING = "The web app is not built yet. Run npm start or pnpm build, then come back.";

/** Files whose names change with what is in them; the others are asked for again. */
const HASHED = /[\\/]assets[\\/]/;

const FILE = /\.\w+$/;
/** The encodings in which a build leaves its files, and how their names end then. */
const PACKED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export interface WebOptions extends TablePreviewOptions {
  /** The folder of the built web app. */
  readonly webRoot: string;
  readonly config: Config;
  readonly store: ServerStore;
  readonly gamePreviews: GamePreviews;
}

/** The built web app: its files, and its one page under every address that is no file. */
export function web(options: WebOptions): Router {
  const root = options.webRoot;
  const router = express.Router();
  router.use(compression());
  router.use(
    preferPacked(root),
    express.static(root, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        response.setHeader(
          "Cache-Control",
          HASHED.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    }),
  );
  return router.get("/{*path}", page(options));
}

/** What the build has packed lies beside the file itself, and is smaller than what is packed in a hurry. */
function preferPacked(root: string): RequestHandler {
  return async (request, response, next) => {
    const { path } = request;
    const [encoding, ending] = PACKED.find(([name]) => request.acceptsEncodings(name)) ?? [];
    const mayBePacked = ending !== undefined && FILE.test(path) && !path.includes("..");
    if (mayBePacked && (await isFile(join(root, path + ending)))) {
      response.vary("Accept-Encoding").set("Content-Encoding", encoding).type(extname(path));
      request.url = path + ending;
    }
    next();
  };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

function page({ webRoot, config, ...previews }: WebOptions): RequestHandler {
  return async (request, response, next) => {
    if (FILE.test(request.path) || request.accepts("html") === false) return next();
    const kind = pageKind(request.path);
    const html = await readFile(join(webRoot, "index.html"), "utf8").catch(() => null);
    if (html === null) return void response.status(503).type("text").send(MISSING);
    const { status, card, isPrivate } = await toldOf(request, kind, previews);
    response.set("Cache-Control", "no-cache");
    if (isPrivate) response.set("X-Robots-Tag", "noindex");
    response
      .status(status)
      .type("html")
      .send(withCard(belowBase(html, config), card, originFor(request, config)));
  };
}

type ToldPage = Extract<PageKind, { readonly card: LinkPreview }>;

/** The preview of a page, with what a table or game is like now. */
async function toldOf(
  request: Request,
  kind: PageKind,
  previews: TablePreviewOptions & Pick<WebOptions, "store" | "gamePreviews">,
): Promise<Pick<ToldPage, "status" | "card" | "isPrivate">> {
  if (kind.table !== null) {
    return { status: 200, card: await tablePreview(request, kind.table, previews), isPrivate: true };
  }
  if (kind.game === null) return kind;
  const game = await previews.store.finishedGame(kind.game);
  if (game === null) return { status: 404, card: UNKNOWN_GAME, isPrivate: true };
  return { status: 200, card: previews.gamePreviews.of(game), isPrivate: true };
}

/** The build names its files from where the page lies; every page of the app is this one, at different depths. */
function belowBase(html: string, { basePath }: Config): string {
  return html.replaceAll(/(?<=(?:src|href)=")\.\//g, `${basePath}/`);
}

/** The address under which a messenger finds the picture; null when the caller names none that could be one. */
function originFor({ headers: { host = "" } }: Request, { publicUrl, basePath }: Config): string | null {
  const origin = publicUrl ?? (HOST.test(host) ? `http://${host}` : null);
  return origin === null ? null : origin + basePath;
}
