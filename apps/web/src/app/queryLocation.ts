import { navigate, useSearch } from "wouter/use-browser-location";
import type { BaseLocationHook } from "wouter";
import { BASE } from "./base.ts";

/** The address of a page where every page has the same file: `/learn` is `?at=/learn`. */
function addressOf(page: string): string {
  const { pathname, search, hash } = new URL(page, location.origin);
  const query = pathname === "/" ? search : `?at=${pathname}${search.replace("?", "&")}`;
  return `${BASE}/${query}${hash}`;
}

/** For a web space that knows its own files and no other path: the page stands in the query. */
export const useQueryLocation: BaseLocationHook = Object.assign(
  (): [string, (page: string, options?: Parameters<typeof navigate>[1]) => void] => [
    new URLSearchParams(useSearch()).get("at") ?? "/",
    (page, options) => navigate(addressOf(page), options),
  ],
  { hrefs: addressOf },
);
