import type { Suit } from "@buck/engine";

const SHAPES: Readonly<Record<Suit, string>> = {
  HEARTS:
    "M16 28.5C12 22.5 3 17.8 3 10.3 3 6.3 6 3.5 9.5 3.5c2.9 0 5.2 1.7 6.5 4.3 1.3-2.6 3.6-4.3 6.5-4.3 3.5 0 6.5 2.8 6.5 6.8C29 17.8 20 22.5 16 28.5Z",
  DIAMONDS:
    "M16 2.5C18.8 7.5 22.5 12 26.5 16 22.5 20 18.8 24.5 16 29.5 13.2 24.5 9.5 20 5.5 16 9.5 12 13.2 7.5 16 2.5Z",
  SPADES:
    "M16 2.5c3.8 5.6 12.5 10 12.5 16.7 0 3.6-2.7 6.1-5.9 6.1-2.2 0-4-1-5.1-2.7.2 2.6 1.2 4.8 3 6.4h-9c1.8-1.6 2.8-3.8 3-6.4-1.1 1.7-2.9 2.7-5.1 2.7-3.2 0-5.9-2.5-5.9-6.1C3.5 12.5 12.2 8.1 16 2.5Z",
  CLUBS:
    "M16 2.6a6.3 6.3 0 0 0-5.1 10A6.3 6.3 0 1 0 14.5 22c-.2 3-1.2 5.3-3 7h9c-1.8-1.7-2.8-4-3-7a6.3 6.3 0 1 0 3.6-9.4 6.3 6.3 0 0 0-5.1-10Z",
};

export function SuitShape({ suit, transform }: { suit: Suit; transform?: string }) {
  return <path d={SHAPES[suit]} fill="currentColor" {...(transform !== undefined && { transform })} />;
}

/** A suit on its own, in the color this deck gives it. Always beside a word that says the same. */
export function SuitMark({ suit }: { suit: Suit }) {
  return (
    <svg className="suit" data-suit={suit} viewBox="0 0 32 32" aria-hidden="true">
      <SuitShape suit={suit} />
    </svg>
  );
}
