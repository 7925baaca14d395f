import { fileURLToPath } from "node:url";
import express, { type Express } from "express";
import { HOME_PAGE } from "./pages.ts";

// src and dist lie equally deep, so this path holds for both.
const RULEBOOK = fileURLToPath(new URL("../../../docs/rules/buck.md", import.meta.url));

export function createApp(): Express {
  const app = express();
  app.disable("x-powered-by");
  app.get("/", (_request, response) => void response.type("html").send(HOME_PAGE));
  app.get("/healthz", (_request, response) => void response.json({ status: "ok" }));
  app.get("/rules", (_request, response) => {
    response.sendFile(RULEBOOK, { headers: { "content-type": "text/plain; charset=utf-8" } });
  });
  return app;
}
