import { readFile } from "node:fs/promises";
import { join } from "node:path";
import compression from "compression";
import express, { type RequestHandler, type Router } from "express";
import { pageKind, withCard } from "./page.ts";

const MISSING = "The web app is not built yet. Run npm start, or pnpm build, and come back.";

/** Files whose names change with what is in them; the others are asked for again. */
const HASHED = /[\\/]assets[\\/]/;

/** The built web app: its files, and its one page under every address that is no file. */
export function web(root: string): Router {
  const router = express.Router();
  router.use(compression());
  router.use(
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

function page(root: string): RequestHandler {
  return async (request, response, next) => {
    if (/\.\w+$/.test(request.path) || request.accepts("html") === false) return next();
    const { status, card, isPrivate } = pageKind(request.path);
    const html = await readFile(join(root, "index.html"), "utf8").catch(() => null);
    if (html === null) return void response.status(503).type("text").send(MISSING);
    response.set("Cache-Control", "no-cache");
    if (isPrivate) response.set("X-Robots-Tag", "noindex");
    response.status(status).type("html").send(withCard(html, card));
  };
}
