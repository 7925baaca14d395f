import type { Page } from "@playwright/test";
import { preview } from "vite";
import { GALLERY } from "./builds.ts";

/** One state of the app: where it is, and what is pressed there to come to it. */
export interface Screen {
  readonly path: string;
  readonly pressed: readonly string[];
}

/** Screens that are pages of their own; every other state hangs in the gallery. */
export const PAGES = [
  "/",
  "/learn",
  "/learn/classic",
  "/learn/first-hand",
  "/learn/classic/first-hand",
  "/practice",
  "/daily",
  "/settings",
  "/nowhere",
];

/** All the cards beside each other, for whoever draws them: nobody ever plays on it. */
export const PATTERN_SHEET = "/gallery/cards";

/** Screens that no phone ever shows. */
export const TV_SCENES = "/gallery/tv";
const LEAST_TV = 1280;

/** The sheets that lie closed on those screens. */
export const OPENED: readonly Screen[] = [
  { path: "/gallery/follow", pressed: ["Menu"] },
  { path: "/gallery/follow", pressed: ["Menu", "What happened"] },
  { path: "/gallery/follow", pressed: ["Menu", "Settings"] },
  { path: "/gallery/follow", pressed: ["Menu", "Help"] },
  { path: "/gallery/follow", pressed: ["Menu", "Sealed deals"] },
  { path: "/gallery/free", pressed: ["Last trick"] },
  { path: "/gallery/watch-late", pressed: ["The previous hand"] },
  { path: "/gallery/result", pressed: ["Look back"] },
  { path: "/gallery/shown", pressed: ["Look back"] },
  { path: "/gallery/over", pressed: ["Look back"] },
  { path: "/gallery/six-result", pressed: ["Look back"] },
  { path: "/gallery/lobby-six", pressed: ["Maximiliane"] },
  { path: "/gallery/classic-shown", pressed: ["Look back"] },
  { path: "/practice", pressed: ["A level for each"] },
  { path: "/gallery/new", pressed: ["House rules"] },
  { path: "/gallery/new", pressed: ["At the table"] },
  { path: "/gallery/new", pressed: ["Classic Euchre", "House rules"] },
  { path: "/gallery/lobby", pressed: ["Change rules"] },
  { path: "/gallery/lobby", pressed: ["Change rules", "House rules"] },
  { path: "/gallery/lobby", pressed: ["open"] },
  { path: "/gallery/lobby", pressed: ["Otis"] },
  { path: "/gallery/lobby", pressed: ["Ann"] },
  { path: "/gallery/lobby", pressed: ["You"] },
  { path: "/gallery/lobby", pressed: ["You", "Change your name"] },
  { path: "/gallery/lobby", pressed: ["You", "Choose a face"] },
  { path: "/gallery/classic-lobby", pressed: ["Ann"] },
  { path: "/gallery/club", pressed: ["Invite"] },
  { path: "/gallery/club", pressed: ["More"] },
  { path: "/gallery/club", pressed: ["More", "Use this on another device", "Show the digits"] },
  { path: "/gallery/club", pressed: ["Choose other rules"] },
  { path: "/gallery/club", pressed: ["Start a card night"] },
  { path: "/gallery/club", pressed: ["Plan evenings"] },
  { path: "/gallery/club", pressed: ["Maximiliane"] },
  { path: "/gallery/night-gathering", pressed: ["Who else is in?"] },
];

export interface Gallery {
  readonly url: string;
  close(): Promise<void>;
}

/** What `buildGallery` has built. */
export async function openGallery(): Promise<Gallery> {
  const server = await preview({ ...GALLERY, preview: { port: 0, proxy: {} }, logLevel: "error" });
  return { url: server.resolvedUrls?.local[0] ?? "", close: () => server.close() };
}

/** Every screen in every state. A scene that is added to the gallery is in this list by itself. */
export async function everyScreen(page: Page): Promise<readonly Screen[]> {
  await page.goto("/gallery");
  const links = page.getByRole("listitem").getByRole("link");
  await links.first().waitFor();
  const scenes = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const isTv = (page.viewportSize()?.width ?? 0) >= LEAST_TV;
  const shown = scenes.filter((path) => path !== PATTERN_SHEET && (isTv || !path.startsWith(TV_SCENES)));
  const paths = [...PAGES, ...shown];
  return [...paths.map((path) => ({ path, pressed: [] })), ...OPENED];
}

/** Walks to another screen without loading the app again, by one with little on it, and waits until it stands still. */
export async function show(page: Page, { path, pressed }: Screen): Promise<void> {
  await walk(page, "/nowhere");
  await walk(page, path);
  for (const name of pressed) await press(page, name);
  await page.evaluate(settled);
}

async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await page.locator("main").waitFor();
}

/** What was opened last lies on top. The box of a choice lies over its words, so whatever is there gets the click. */
async function press(page: Page, name: string): Promise<void> {
  const named = page.getByLabel(name, { exact: true }).or(page.getByText(name, { exact: true }));
  const target = named.filter({ visible: true }).last();
  // Away from the edges, where something that stays in sight may lie over it.
  await target.evaluate((found) => found.scrollIntoView({ block: "center" }));
  await target.click({ force: true });
}

/** Runs in the page: fonts are there, and every picture in sight has been drawn. The others are never fetched. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

export function nameOf({ path, pressed }: Screen): string {
  const place = path === "/" ? "home" : path.replace(/^\/(gallery\/)?/, "").replaceAll("/", "-");
  return [place, ...pressed].join("-").toLowerCase().replaceAll(" ", "-");
}
