import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { CODE_GROUPS } from "./build/codeGroups.ts";
import { listFiles } from "./build/listFiles.ts";
import { packFiles } from "./build/packFiles.ts";

/** Where the game server listens while both are being worked on. */
const SERVER = "http://localhost:3000";

export default defineConfig(({ mode }) => ({
  // The page may lie below any path: files find each other from where they are.
  base: "./",
  // The gallery is looked at on this machine alone, and a plain web space packs files itself.
  plugins: [
    react(),
    ...(mode === "static" ? [] : [listFiles()]),
    ...(mode === "production" ? [packFiles()] : []),
  ],
  server: {
    proxy: {
      "/api": SERVER,
      "/socket.io": { target: SERVER, ws: true },
    },
  },
  build: {
    target: "es2022",
    // Court figures stay files of their own, fetched when a card large enough to show them appears.
    assetsInlineLimit: 0,
    rollupOptions: {
      // Without a server there is no service worker either.
      input: mode === "static" ? { index: "index.html" } : { index: "index.html", sw: "worker/sw.ts" },
      output: {
        codeSplitting: { groups: CODE_GROUPS },
        // A service worker rules only over what lies beside and below it.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
}));
