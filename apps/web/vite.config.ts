import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
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
        // What the first page needs is one file: in twenty, each with headers of its own, it was a quarter larger.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"], test: /^(?!.*\/worker\/)/ }] },
        // A service worker rules only over what lies beside and below it.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
}));
