/** The path below which the page is served, such as "/cards"; "" for the root. Built files lie in assets, below it. */
export const BASE = import.meta.env?.DEV
  ? ""
  : new URL(/* @vite-ignore */ "..", import.meta.url).pathname.replace(/\/$/, "");

/** False in `pnpm build:static`: what needs a server is not shown there. */
export const HAS_SERVER = import.meta.env?.MODE !== "static";

/** The server of this page, as links and the client name it. */
export const serverAddress = (): string => location.origin + BASE;
