import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    // Court figures stay files of their own, fetched when a card large enough to show them appears.
    assetsInlineLimit: 0,
  },
});
