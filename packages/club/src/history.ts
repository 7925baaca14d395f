import type { MemberId } from "./results.ts";

/** By position: who sits there; null is a bot. */
export type SeatedPeople = readonly (MemberId | null)[];

/** Who sits where in one round. In classic Euchre positions 0 and 2 are partners, and so are 1 and 3. */
export interface Round {
  /** The first is the top of the ladder. */
  readonly tables: readonly { readonly seats: SeatedPeople }[];
  readonly sitsOut: readonly MemberId[];
}

/** How often people met, were partners and sat out in the rounds of a night. */
export class NightHistory {
  readonly people: readonly MemberId[];
  private readonly indexes: ReadonlyMap<MemberId, number>;
  private readonly met: Uint16Array;
  private readonly partnered: Uint16Array;
  private readonly fewestPartnered: Uint16Array;
  private readonly aside: Uint16Array;
  private lastAside: ReadonlySet<number> = new Set();
  private lastPartners = new Set<number>();
  private readonly hasPartners: boolean;

  constructor(people: readonly MemberId[], rounds: readonly Round[], hasPartners: boolean) {
    this.people = people;
    this.hasPartners = hasPartners;
    this.indexes = new Map(people.map((id, index) => [id, index]));
    this.met = new Uint16Array(people.length ** 2);
    this.partnered = new Uint16Array(people.length ** 2);
    this.fewestPartnered = new Uint16Array(people.length);
    this.aside = new Uint16Array(people.length);
    let before: Round | null = null;
    for (const round of rounds) {
      this.welcome(peopleIn(round), before);
      this.add(round);
      before = round;
    }
    this.welcome(people, before);
  }

  copy(): NightHistory {
    const copy = new NightHistory(this.people, [], this.hasPartners);
    copy.met.set(this.met);
    copy.partnered.set(this.partnered);
    copy.fewestPartnered.set(this.fewestPartnered);
    copy.aside.set(this.aside);
    copy.lastAside = this.lastAside;
    copy.lastPartners = this.lastPartners;
    return copy;
  }

  add(round: Round): void {
    this.lastPartners = new Set();
    for (const { seats } of round.tables) this.addTable(seats.map((id) => this.indexOf(id)));
    const aside = asideIn(round, this.hasPartners).map((id) => this.indexOf(id));
    for (const index of aside) if (index !== -1) this.aside[index] = this.timesAside(index) + 1;
    this.lastAside = new Set(aside);
    if (this.hasPartners) this.countFewest();
  }

  /** How often two people sat at one table. */
  timesMet(a: number, b: number): number {
    return this.met[a * this.people.length + b] ?? 0;
  }

  timesPartnered(a: number, b: number): number {
    return this.partnered[a * this.people.length + b] ?? 0;
  }

  /** How often somebody sat out, or had a bot for a partner because people did not divide by the seats. */
  timesAside(a: number): number {
    return this.aside[a] ?? 0;
  }

  wasAside(a: number): boolean {
    return this.lastAside.has(a);
  }

  /** How often somebody had the partner they had least. */
  fewestWithOnePartner(a: number): number {
    return this.fewestPartnered[a] ?? 0;
  }

  /** How many people had a partner again although another one was left. */
  repeats(): number {
    return this.people.filter((_, a) => {
      const most = Math.max(0, ...this.others(a).map((b) => this.timesPartnered(a, b)));
      return most > this.fewestWithOnePartner(a) + 1;
    }).length;
  }

  werePartners(a: number, b: number): boolean {
    return this.lastPartners.has(a * this.people.length + b);
  }

  fewestMeetings(): number {
    return this.meetings().fewest;
  }

  /** The difference between the two who met most and the two who met least. */
  spread(): number {
    const { fewest, most } = this.meetings();
    return most - fewest;
  }

  private meetings(): { readonly fewest: number; readonly most: number } {
    let most = 0;
    let fewest = Infinity;
    for (let a = 0; a < this.people.length; a += 1) {
      for (let b = 0; b < a; b += 1) {
        most = Math.max(most, this.timesMet(a, b));
        fewest = Math.min(fewest, this.timesMet(a, b));
      }
    }
    return { fewest: Math.min(fewest, most), most };
  }

  private countFewest(): void {
    for (const a of this.people.keys())
      this.fewestPartnered[a] = Math.min(...this.others(a).map((b) => this.timesPartnered(a, b)));
  }

  private others(a: number): readonly number[] {
    return this.people.flatMap((_, b) => (b === a ? [] : [b]));
  }

  private indexOf(id: MemberId | null): number {
    return id === null ? -1 : (this.indexes.get(id) ?? -1);
  }

  private addTable(seats: readonly number[]): void {
    for (const [position, a] of seats.entries()) {
      for (const [other, b] of seats.entries()) {
        if (a === -1 || b === -1 || a === b) continue;
        const pair = a * this.people.length + b;
        this.met[pair] = (this.met[pair] ?? 0) + 1;
        if (!this.hasPartners || Math.abs(position - other) !== 2) continue;
        this.partnered[pair] = (this.partnered[pair] ?? 0) + 1;
        this.lastPartners.add(pair);
      }
    }
  }

  /** Who comes late, or comes back, owes nobody a turn at sitting out. */
  private welcome(people: readonly MemberId[], before: Round | null): void {
    if (before === null) return;
    const there = new Set(peopleIn(before));
    const most = Math.max(0, ...[...there].map((id) => this.timesAside(this.indexOf(id))));
    for (const id of people) {
      const index = this.indexOf(id);
      if (index !== -1 && !there.has(id)) this.aside[index] = Math.max(this.timesAside(index), most);
    }
  }
}

export function peopleIn({ tables, sitsOut }: Round): readonly MemberId[] {
  return [...tables.flatMap(({ seats }) => seats.filter((id) => id !== null)), ...sitsOut];
}

/** Who sat out or, where there are partners, had a bot for one. */
export function asideIn({ tables, sitsOut }: Round, hasPartners: boolean): readonly MemberId[] {
  if (!hasPartners) return sitsOut;
  const withBot = tables.flatMap(({ seats }) =>
    seats.filter((id, position) => id !== null && seats[(position + 2) % seats.length] === null),
  );
  return [...sitsOut, ...withBot.filter((id) => id !== null)];
}
