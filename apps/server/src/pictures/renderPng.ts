import { createRequire } from "node:module";

const FONT = "@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf";

/** An SVG as a PNG. The renderer comes as a binary, and is loaded when a picture is first asked for. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const fontFiles = [createRequire(import.meta.url).resolve(FONT)];
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Inter" };
  return new Resvg(svg, { font }).render().asPng();
}
