/** How often each thing happens, against the others. */
export type Rates<Name extends string> = Readonly<Record<Name, number>>;

type Roll = (below: number) => number;

function isIn<Name extends string>(rates: Rates<Name>, name: string): name is Name {
  return name in rates;
}

function namesIn<Name extends string>(rates: Rates<Name>): readonly Name[] {
  return Object.keys(rates).filter((name) => isIn(rates, name));
}

export function drawn<Name extends string>(rates: Rates<Name>, roll: Roll): Name {
  const names = namesIn(rates);
  let left = roll(names.reduce((sum, name) => sum + rates[name], 0));
  for (const name of names) {
    left -= rates[name];
    if (left < 0) return name;
  }
  throw new Error("nothing can happen");
}

/** Half of everything that can happen does not, and the rest more or less often. */
export function randomRates<Name extends string>(usual: Rates<Name>, roll: Roll): Rates<Name> {
  const rates: Record<Name, number> = { ...usual };
  for (const name of namesIn(usual)) rates[name] = roll(2) === 0 ? 0 : 1 + roll(8);
  return rates;
}
