import { test as base } from "@playwright/test";
import { openGallery } from "./gallery.ts";
import type { Gallery } from "./gallery.ts";

/** A test in front of the gallery. */
export const galleryTest = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const gallery = await openGallery();
      await use(gallery);
      await gallery.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ gallery }, use) => use(gallery.url),
});
