import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { CODE_GROUPS } from "./build/codeGroups.ts";
import { compileTexts } from "./build/compileTexts.ts";
import { listFiles } from "./build/listFiles.ts";
import { packFiles } from "./build/packFiles.ts";

/** Where the game server listens while both are being worked on. */
const SERVER = "http://localhost:3000";

export default defineConfig(({ mode }) => ({
  // The gallery is looked at on this machine alone.
  plugins: [compileTexts(), react(), listFiles(), mode === "gallery" ? null : packFiles()],
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
      input: { index: "index.html", sw: "worker/sw.ts" },
      output: {
        codeSplitting: { groups: CODE_GROUPS },
        // A service worker rules only over what lies beside and below it.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
}));
