/** Cases of the law of tricks, which is the same in both games: who may play what, what they are told, who wins. */

/** Cleo, holding a hand, faces a card that Ben led: what she may play. */
export const FOLLOWING = [
  { led: "9S", held: "AS KD QH 10C 9D", trump: "HEARTS", may: "AS" },
  { led: "9S", held: "AS KS QH 10C 9D", trump: "HEARTS", may: "AS KS" },
  { led: "9H", held: "10H KS QS 10C 9D", trump: "HEARTS", may: "10H" },
  { led: "10C", held: "9C AC JS QS 9D", trump: "DIAMONDS", may: "9C AC" },
] as const;

export const FOLLOWING_WITH_LEFT_BOWER = [
  { led: "KH", held: "JD QD 9C 10C AS", trump: "HEARTS", may: "JD" },
  { led: "9D", held: "JD QD 9C 10C AS", trump: "HEARTS", may: "QD" },
  { led: "9D", held: "JD KC 9C 10C AS", trump: "HEARTS", may: "JD KC 9C 10C AS" },
  { led: "JD", held: "QD QH 9C 10C AS", trump: "HEARTS", may: "QH" },
  { led: "JD", held: "QD AD 9C 10C AS", trump: "HEARTS", may: "QD AD 9C 10C AS" },
  { led: "9S", held: "JC KC 9C 10D AH", trump: "SPADES", may: "JC" },
  { led: "9C", held: "JS KS 9D 10D AH", trump: "CLUBS", may: "JS" },
  { led: "9D", held: "JH KH 9C 10C AS", trump: "DIAMONDS", may: "JH" },
] as const;

export const NOTHING_TO_FOLLOW_WITH = [
  { led: "9S", held: "AD KD QH 10C 9D", trump: "HEARTS" },
  { led: "9H", held: "AD KD QC 10C 9S", trump: "HEARTS" },
  { led: "AC", held: "JH JD AH KH QH", trump: "HEARTS" },
] as const;

/** Each plays the first card of a hand, Ben first and Ada last. */
export const WON_TRICKS = [
  { trump: "SPADES", hands: ["AH", "KH", "10H", "QH"], seat: 1 },
  { trump: "SPADES", hands: ["AH", "9S 9D 10D QD KD", "KH", "QH"], seat: 2 },
  { trump: "SPADES", hands: ["AS", "JC", "KS", "9S"], seat: 2 },
  { trump: "SPADES", hands: ["JC", "JS", "AS", "QS"], seat: 2 },
  { trump: "HEARTS", hands: ["9D", "AS 9C 10C QC KC", "AC 9S 10S QS KS", "10D"], seat: 0 },
  { trump: "HEARTS", hands: ["KH", "AH", "JD", "JH"], seat: 0 },
  { trump: "HEARTS", hands: ["AD", "KD", "JD 9S 10S QS KS", "QD"], seat: 3 },
] as const;

/** A card Cleo may not play, and what the refusal names. */
export const REVOKES = [
  {
    why: "another suit",
    led: "9S",
    held: "AS KD QH 10C 9D",
    trump: "HEARTS",
    tries: "KD",
    names: { led: "SPADES", leftBower: null },
  },
  {
    why: "the left bower is the only trump",
    led: "KH",
    held: "JD QD 9C 10C AS",
    trump: "HEARTS",
    tries: "9C",
    names: { led: "HEARTS", leftBower: "JD" },
  },
  {
    why: "the left bower was led",
    led: "JD",
    held: "QD QH 9C 10C AS",
    trump: "HEARTS",
    tries: "QD",
    names: { led: "HEARTS", leftBower: "JD" },
  },
  {
    why: "the left bower does not follow its printed suit",
    led: "9D",
    held: "JD AD 9C 10C AS",
    trump: "HEARTS",
    tries: "JD",
    names: { led: "DIAMONDS", leftBower: "JD" },
  },
  {
    why: "black bowers",
    led: "9S",
    held: "JC KC 9C 10D AH",
    trump: "SPADES",
    tries: "KC",
    names: { led: "SPADES", leftBower: "JC" },
  },
  {
    why: "the left bower is there, but another trump asks as well",
    led: "KH",
    held: "JD QH 9C 10C AS",
    trump: "HEARTS",
    tries: "9C",
    names: { led: "HEARTS", leftBower: null },
  },
  {
    why: "the left bower is there, but the card follows nothing anyway",
    led: "9D",
    held: "JD AD 9C 10C AS",
    trump: "HEARTS",
    tries: "9C",
    names: { led: "DIAMONDS", leftBower: null },
  },
] as const;
