interface ShortGame {
  readonly options: { readonly endsAfterHands: "none" | number };
  readonly scoreSheet: readonly unknown[];
}

/** How many hands come after the one that is played now: BUCK-OPT-10, EUCHRE-OPT-15. Without a limit there is no end. */
export function handsAfterThis({ options: { endsAfterHands }, scoreSheet }: ShortGame): number {
  return endsAfterHands === "none" ? Infinity : endsAfterHands - scoreSheet.length - 1;
}
