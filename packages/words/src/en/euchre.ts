import type { Language } from "../language.ts";
import { plural } from "../plural.ts";

/** Classic Euchre: its log, its questions and its results. */
export const euchre = {
  swapped: ({ names }: { names: string }) => `${names} switch seats.`,
  blackJack: ({ isYou, card, name }: { isYou: boolean; card: string; name: string }) =>
    isYou ? `You get the ${card} and deal first.` : `${name} gets the ${card} and deals first.`,
  turnsDown: ({ isYou, card, name }: { isYou: boolean; card: string; name: string }) =>
    isYou ? `You turn the ${card} down.` : `${name} turns the ${card} down.`,
  turnedDown: ({ card }: { card: string }) => `The ${card} is turned down.`,
  ordersUp: ({ isYou, alone, suit, name }: { isYou: boolean; alone: boolean; suit: string; name: string }) =>
    isYou
      ? alone
        ? `You order up ${suit} and go alone!`
        : `You order up ${suit}.`
      : alone
        ? `${name} orders up ${suit} and goes alone!`
        : `${name} orders up ${suit}.`,
  names: ({ isYou, alone, suit, name }: { isYou: boolean; alone: boolean; suit: string; name: string }) =>
    isYou
      ? alone
        ? `You name ${suit} trump and go alone!`
        : `You name ${suit} trump.`
      : alone
        ? `${name} names ${suit} trump and goes alone!`
        : `${name} names ${suit} trump.`,
  picksUp: ({ isYou, card, name }: { isYou: boolean; card: string; name: string }) =>
    isYou ? `You pick up ${card}.` : `${name} picks up ${card}.`,
  discards: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You discard a card." : `${name} discards a card.`,
  sitsOut: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You sit this hand out." : `${name} sits this hand out.`,
  showsFarmersHand: ({ isYou, cards, name }: { isYou: boolean; cards: string; name: string }) =>
    isYou ? `You show a farmer’s hand: ${cards}.` : `${name} shows a farmer’s hand: ${cards}.`,
  farmersHandShown: "A farmer’s hand was shown: the cards are dealt again.",
  defendsAlone: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You defend alone!" : `${name} defends alone!`,
  askDefense: "Defend alone, or together?",
  askDefenseWhy: ({ name }: { name: string }) =>
    `${name} plays alone. If you euchre them alone, it is worth four points.`,
  toDefend: ({ name }: { name: string }) => `${name} may defend alone`,
  defendedAlone: ({ isYou, tricks, name }: { isYou: boolean; tricks: string; name: string }) =>
    isYou ? `You defended alone and took ${tricks}` : `${name} defended alone and took ${tricks}`,
  allPassed: "Everybody passed twice: nobody scores, and the cards are dealt again.",
  scored: {
    made: ({
      team,
      points,
      one,
      oneScore,
      other,
      otherScore,
    }: {
      team: string;
      points: number;
      one: string;
      oneScore: number;
      other: string;
      otherScore: number;
    }) =>
      `${team} makes it: ${plural("en", points, { 1: "one point", 2: "two points", 4: "four points", other: `${points} points` })}. Now ${one} ${oneScore}, ${other} ${otherScore}.`,
    march: ({
      team,
      points,
      one,
      oneScore,
      other,
      otherScore,
    }: {
      team: string;
      points: number;
      one: string;
      oneScore: number;
      other: string;
      otherScore: number;
    }) =>
      `March! ${team} takes all five tricks: ${plural("en", points, { 1: "one point", 2: "two points", 4: "four points", other: `${points} points` })}. Now ${one} ${oneScore}, ${other} ${otherScore}.`,
    loneMarch: ({
      team,
      points,
      one,
      oneScore,
      other,
      otherScore,
    }: {
      team: string;
      points: number;
      one: string;
      oneScore: number;
      other: string;
      otherScore: number;
    }) =>
      `A lone march! ${team} takes all five tricks: ${plural("en", points, { 1: "one point", 2: "two points", 4: "four points", other: `${points} points` })}. Now ${one} ${oneScore}, ${other} ${otherScore}.`,
    euchred: ({
      team,
      winners,
      points,
      one,
      oneScore,
      other,
      otherScore,
    }: {
      team: string;
      winners: string;
      points: number;
      one: string;
      oneScore: number;
      other: string;
      otherScore: number;
    }) =>
      `${team} is euchred! ${plural("en", points, { 1: "One point", 2: "Two points", 4: "Four points", other: `${points} points` })} for ${winners}. Now ${one} ${oneScore}, ${other} ${otherScore}.`,
  },
  wins: ({ team }: { team: string }) => `${team} wins the game!`,
  shareWin: "Both teams share the win!",
  winsGame: ({ team }: { team: string }) => `${team} wins the game`,
  sharesGame: "Both teams share the win",
  discard: "Discard one of your six cards",
  pickUp: ({ card }: { card: string }) => `Pick up ${card}, or pass?`,
  pickUpWhy: ({ suit }: { suit: string }) => `${suit} would be trump, and you would discard a card.`,
  orderUp: ({ suit }: { suit: string }) => `Order up ${suit}, or pass?`,
  dealerTakes: ({ isPartner, name, card }: { isPartner: boolean; name: string; card: string }) =>
    isPartner ? `Your partner ${name} would pick up ${card}.` : `${name} would pick up ${card}.`,
  mustGoAlone: ({ name }: { name: string }) =>
    `Your partner ${name} deals. At this table you go alone when you order up your partner.`,
  mustName: "You must name trump",
  everybodyPassed: "Everybody passed.",
  anySuit: ({ held, suit }: { held: boolean; suit: string }) =>
    held ? `Any suit in your hand except ${suit}.` : `Any suit except ${suit}.`,
  anyOther: ({ suit }: { suit: string }) => `You have nothing but ${suit}, so name any other suit.`,
  anySuitLeft: ({ held, suit }: { held: boolean; suit: string }) =>
    held
      ? `Any suit in your hand except ${suit}, which were turned down.`
      : `Any suit except ${suit}, which were turned down.`,
  onlyPass: "You can only pass",
  nothingBut: ({ suit }: { suit: string }) => `You have nothing but ${suit}.`,
  nameOrPass: "Name trump, or pass?",
  youTook: ({ card }: { card: string }) => `You picked up ${card}.`,
  youTookFor: ({ card, name }: { card: string; name: string }) =>
    `${name} ordered it up, and you took ${card}.`,
  need: {
    team: ({ missing }: { missing: number }) =>
      `${plural("en", missing, { 1: "One more trick", 2: "Two more tricks", 3: "Three more tricks", other: `${missing} more tricks` })} and your team makes it.`,
    alone: ({ missing }: { missing: number }) =>
      `${plural("en", missing, { 1: "One more trick", 2: "Two more tricks", 3: "Three more tricks", other: `${missing} more tricks` })} and you make it.`,
    defense: ({ missing }: { missing: number }) =>
      `${plural("en", missing, { 1: "One more trick", 2: "Two more tricks", 3: "Three more tricks", other: `${missing} more tricks` })} and they are euchred.`,
  },
  theyAreEuchred: "They are euchred.",
  madeMarch: "The call is made; all five would be a march.",
  isMade: "The call is made.",
  toCall: ({ name }: { name: string }) => `${name} to call or pass`,
  toName: ({ name }: { name: string }) => `${name} to name trump`,
  isDiscarding: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You discard a card" : `${name} discards a card`,
  noScore: "Everybody passed twice: nobody scores this time.",
  offered: ({ isYou, card, name }: { isYou: boolean; card: string; name: string }) =>
    isYou ? `The ${card} is turned up; you dealt.` : `The ${card} is turned up; ${name} dealt.`,
  dealerStuck: "Everybody else passed: the dealer must call.",
  wasTurnedDown: ({ suit }: { suit: string }) => `${suit} were turned down.`,
  orderedUp: ({ isYou, alone, suit, name }: { isYou: boolean; alone: boolean; suit: string; name: string }) =>
    isYou
      ? alone
        ? `You ordered up ${suit}, alone.`
        : `You ordered up ${suit}.`
      : alone
        ? `${name} ordered up ${suit}, alone.`
        : `${name} ordered up ${suit}.`,
  playsAlone: ({ name }: { name: string }) => `${name} plays alone: you sit this hand out.`,
  soFar: ({
    number,
    all,
    one,
    oneTricks,
    other,
    otherTricks,
  }: {
    number: number;
    all: number;
    one: string;
    oneTricks: number;
    other: string;
    otherTricks: number;
  }) => `Trick ${number} of ${all}: ${one} ${oneTricks}, ${other} ${otherTricks}.`,
  title: {
    none: "Nobody called trump",
    made: ({ team }: { team: string }) => `${team} made it`,
    madeAlone: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou ? "You made it alone" : `${name} made it alone`,
    march: ({ team }: { team: string }) => `March! ${team} took all five`,
    loneMarch: ({ isYou, name }: { isYou: boolean; name: string }) =>
      isYou ? "You took all five alone!" : `${name} took all five alone!`,
    euchred: ({ team }: { team: string }) => `${team} got euchred!`,
  },
  summary: {
    together: ({
      isYou,
      name,
      ordered,
      suit,
      team,
      tricks,
    }: {
      isYou: boolean;
      name: string;
      ordered: boolean;
      suit: string;
      team: string;
      tricks: string;
    }) => `${isYou ? "You" : name} ${ordered ? "ordered up" : "named"} ${suit}, and ${team} took ${tricks}.`,
    alone: ({
      isYou,
      name,
      ordered,
      suit,
      tricks,
    }: {
      isYou: boolean;
      name: string;
      ordered: boolean;
      suit: string;
      tricks: string;
    }) =>
      `${isYou ? "You" : name} ${ordered ? "ordered up" : "named"} ${suit}, went alone and took ${tricks}.`,
  },
  kitty: "The kitty",
  laidAside: "Discard",
  closed: "The kitty and the hand that sat out stay face down until the game is over.",
  line: {
    defended: ({ names, tricks }: { names: string; tricks: string }) =>
      `${names} defended and took ${tricks}`,
    called: ({ names, tricks }: { names: string; tricks: string }) => `${names} called and took ${tricks}`,
    alone: ({ isYou, tricks, name }: { isYou: boolean; tricks: string; name: string }) =>
      isYou ? `You went alone and took ${tricks}` : `${name} went alone and took ${tricks}`,
  },
};

export type Euchre = typeof euchre;

export const euchreTexts = ({ words }: Language): Euchre => words?.euchre ?? euchre;

/** Partners, by the letter on their badge and by what they are to the viewer. */
export const teams = {
  yours: "Your team",
  theirs: "Their team",
  team: ({ letter }: { letter: string }) => `Team ${letter}`,
  inside: {
    yours: "your team",
    theirs: "their team",
    team: ({ letter }: { letter: string }) => `team ${letter}`,
  },
  unit: {
    yours: "us",
    theirs: "them",
    team: ({ letter }: { letter: string }) => `team ${letter}`,
  },
  scoreboard: ({ goal }: { goal: number }) => `Race to ${goal}`,
  to: ({ goal }: { goal: number }) => `to ${goal}`,
  goal: ({ goal }: { goal: number }) =>
    plural("en", goal, { one: `to ${goal} point`, other: `to ${goal} points` }),
  of: ({ goal }: { goal: number }) => `of ${goal}`,
};

export type Teams = typeof teams;

export const teamsTexts = ({ words }: Language): Teams => words?.teams ?? teams;
