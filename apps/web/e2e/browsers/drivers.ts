import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, expect } from "@playwright/test";
import { launch } from "puppeteer-core";
import type { Browser as PuppeteerBrowser } from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import type { WebDriver } from "selenium-webdriver";
import { launchOptions } from "../browser.ts";
import { freePort } from "../support/freePort.ts";

export const BROWSERS = ["chromium", "firefox", "webkit"] as const;
export type BrowserName = (typeof BROWSERS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type NamedKey = "Tab" | "Enter" | "Escape";

/** The page of somebody who shares no storage with anybody else, driven alike in every browser. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** Runs a function in the page: it brings everything along that it needs. */
  run<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** As PNG. */
  picture(): Promise<Uint8Array>;
  /** What the page's scripts and its console complained about. */
  errors(): readonly string[];
  close(): Promise<void>;
}

export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export async function openBrowser(name: BrowserName): Promise<Browser> {
  if (name === "webkit") return { newTab: openWebKit, close: async () => undefined };
  return driven(await (name === "firefox" ? openFirefox() : openChromium()));
}

async function openChromium(): Promise<PuppeteerBrowser> {
  const { executablePath = chromium.executablePath(), args = [], env } = await launchOptions();
  // The packed one has no windows and is told so by an argument of its own.
  const headless = args.includes("--headless=shell") ? "shell" : true;
  const inherited = { ...process.env, ...env };
  return launch({
    executablePath,
    args: [...args, "--force-prefers-reduced-motion"],
    headless,
    env: inherited,
  });
}

const FIREFOXES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const LIKE_A_PHONE = {
  // Else a scrollbar takes 12 px of the page.
  "ui.useOverlayScrollbars": 1,
  "ui.primaryPointerCapabilities": 1,
  "ui.allPointerCapabilities": 1,
  "ui.prefersReducedMotion": 1,
};

function openFirefox(): Promise<PuppeteerBrowser> {
  const executablePath = process.env["FIREFOX_PATH"] ?? FIREFOXES.find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error("There is no Firefox: install Debian's firefox-esr");
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: LIKE_A_PHONE,
  });
}

/** Chromium and Firefox are both driven by Puppeteer. */
function driven(browser: PuppeteerBrowser): Browser {
  return {
    close: () => browser.close(),
    newTab: async () => {
      const context = await browser.createBrowserContext();
      // Firefox draws no page that lies behind another tab of its window.
      const page = await context.newPage({ type: "window" });
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      const run: Tab["run"] = <Given extends readonly unknown[], Result>(
        inPage: (...given: Given) => Result,
        ...given: Given
      ) => page.evaluate<[], () => Result>(callOf(inPage, given));
      return {
        goto: async (address) => {
          await page.goto(address);
        },
        run,
        click: (selector) => page.click(selector),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        resize: async (size) => {
          await page.setViewport(size);
          await run(drawn, size);
        },
        picture: () => page.screenshot(),
        errors: () => errors,
        close: () => context.close(),
      };
    },
  };
}

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };
const WINDOW = fileURLToPath(new URL("window.py", import.meta.url));

/** WebKitWebDriver knows one window at a time: every tab has a driver and a window of its own. */
async function openWebKit(): Promise<Tab> {
  const folder = await mkdtemp(join(tmpdir(), "buck-webkit-"));
  const log = join(folder, "errors");
  const port = await freePort();
  const env = { ...process.env, PAGE_LOG: log };
  const service = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass();
  const driver = await openWindow(port);
  const close = async () => {
    // The window is gone before the driver looks for it.
    await driver.quit().catch(() => undefined);
    service.kill();
    if (service.exitCode === null && service.signalCode === null) await once(service, "exit");
    await rm(folder, { recursive: true });
  };
  return windowTab(driver, log, close);
}

function openWindow(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "window",
    "webkitgtk:browserOptions": { binary: WINDOW, args: [] },
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

function windowTab(driver: WebDriver, log: string, close: () => Promise<void>): Tab {
  const run: Tab["run"] = (inPage, ...given) => driver.executeScript(`return ${callOf(inPage, given)}`);
  return {
    goto: (address) => driver.get(address),
    run,
    click: async (selector) => driver.findElement(By.css(selector)).click(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (size) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      await run(drawn, size);
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    errors: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
    close,
  };
}

/** As every browser takes it. */
function callOf(inPage: (...given: never) => unknown, given: readonly unknown[]): string {
  return `(${String(inPage)})(...${JSON.stringify(given)})`;
}

/** Runs in the page: waits until it has been drawn at its new size. */
async function drawn({ width, height }: Size): Promise<void> {
  // What listens for the size hears of it with the next frame.
  let framesToCome = 2;
  while (framesToCome > 0) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (innerWidth === width && innerHeight === height) framesToCome -= 1;
  }
}
