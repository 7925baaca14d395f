// oxlint-disable-next-line import/no-default-export -- Playwright looks for one.
export { buildAll as default } from "./builds.ts";
