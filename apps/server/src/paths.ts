import { fileURLToPath } from "node:url";

// src and dist lie equally deep, so this path holds for both.
/** The built web app. */
export const WEB_ROOT = fileURLToPath(new URL("../../web/dist/", import.meta.url));
