import { cleanText, LIMITS } from "@buck/protocol";
import { grant, ofOrganizer, refusal } from "./feature.ts";
import type { CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** What the club is called, which link leads to it, and how long its seasons are. */
export const house = {
  rule: { renameClub, renewLink, setSeason, beginSeason },
  reduce: {
    founded: (state, { name }, { at }) => ({ ...state, name, season: { ...state.season, since: at } }),
    clubRenamed: (state, { name }) => ({ ...state, name }),
    linkRenewed: (state, { link }) => ({ ...state, link }),
    seasonSet: (state, { every }) => ({ ...state, season: { ...state.season, every } }),
    seasonBegun: (state, _, { at }) => ({ ...state, season: { every: "hand", since: at } }),
  },
} satisfies Feature;

/** The cleaned name of a club; null when it is none. */
export function clubName(text: string): string | null {
  return cleanText(text, LIMITS.titleGraphemes);
}

function renameClub(request: Request, command: CommandOf<"renameClub">): Ruling {
  return ofOrganizer(request, () => {
    const name = clubName(command.name);
    return name === null ? refusal("INVALID_TITLE") : grant({ changes: [{ type: "clubRenamed", name }] });
  });
}

/** The old link stops working for everybody but members, who are told the new one. */
function renewLink(request: Request): Ruling {
  return ofOrganizer(request, () =>
    grant({
      changes: [{ type: "linkRenewed", link: request.tables.newCode() }],
      effects: [{ type: "strangersLeave" }],
    }),
  );
}

function setSeason(request: Request, { every }: CommandOf<"setSeason">): Ruling {
  return ofOrganizer(request, () => grant({ changes: [{ type: "seasonSet", every }] }));
}

function beginSeason(request: Request): Ruling {
  return ofOrganizer(request, () => grant({ changes: [{ type: "seasonBegun" }] }));
}
