import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import compression from "compression";
import express, { type RequestHandler, type Router } from "express";
import { pageKind, withCard } from "./page.ts";

const MISSING = "The web app is not built yet. Run npm start, or pnpm build, and come back.";

/** Files whose names change with what is in them; the others are asked for again. */
const HASHED = /[\\/]assets[\\/]/;

const FILE = /\.\w+$/;
/** The encodings in which a build leaves its files, and how their names end then. */
const PACKED = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The built web app: its files, and its one page under every address that is no file. */
export function web(root: string): Router {
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
  return router.get("/{*path}", page(root));
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

function page(root: string): RequestHandler {
  return async (request, response, next) => {
    if (FILE.test(request.path) || request.accepts("html") === false) return next();
    const { status, card, isPrivate } = pageKind(request.path);
    const html = await readFile(join(root, "index.html"), "utf8").catch(() => null);
    if (html === null) return void response.status(503).type("text").send(MISSING);
    response.set("Cache-Control", "no-cache");
    if (isPrivate) response.set("X-Robots-Tag", "noindex");
    response.status(status).type("html").send(withCard(html, card));
  };
}
