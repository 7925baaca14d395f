import { buckDecision, buckEvent, buckOptions, buckPlayer, buckView } from "../buck.ts";
import { card, playedCard, trick } from "../cards.ts";
import { euchreDecision, euchreEvent, euchreOptions, euchrePlayer, euchreView } from "../euchre.ts";
import { gameEvents, gameFrame, privateNews } from "../games.ts";
import { fields, variants } from "./part.ts";
import type { Chapter } from "./part.ts";

const CLOSED = "Cards this viewer may not see are not in it in any form.";
const PUBLIC =
  "Events are the same for everybody and name nothing that is still secret; they are for logs, sounds and animation, and the view already contains their result.";
const CONNECTED =
  "True while the person in this seat is connected, as of this frame; false for a bot. A later [Presence](#presence) is newer.";

export const GAME_CHAPTERS: readonly Chapter[] = [
  {
    title: "The game",
    parts: [
      variants("GameFrame", gameFrame, "game", {
        meaning: "The game as this person may see it, and what has just happened in it.",
        rows: { buck: "Buck Euchre.", euchre: "Classic Euchre." },
      }),
      variants("GameEvents", gameEvents, "game", {
        meaning:
          "What has happened in the game, the same for everybody who sees it: in an update since the version before, in a welcome since the deal.",
        rows: { buck: "Buck Euchre.", euchre: "Classic Euchre." },
      }),
      variants("PrivateNews", privateNews, "game", {
        meaning: "What this player alone has learned with the events.",
        rows: {
          buck: "`folded` is what they decided while decisions are covered.",
          euchre: "`discard` is the card they laid away.",
        },
      }),
      fields("Trick", trick, "The cards of one trick in the order they were played.", {
        number: "1 to 5; 0 before the first.",
        leadPlayerPosition: "Who led.",
        cards: "What was played so far.",
        winner: "Who took it; null while it is open.",
      }),
      fields("PlayedCard", playedCard, "One card of a trick.", {
        card: "The card.",
        playerPosition: "Who played it.",
      }),
      fields("Card", card, "One card of the deck.", {
        suit: "The suit printed on it.",
        rank: "Its rank.",
        id: "Both in one.",
      }),
    ],
  },
  {
    title: "Buck Euchre",
    parts: [
      fields("BuckView", buckView, `Buck Euchre from one seat, or from none. ${CLOSED}`, {
        viewer: "Whose view it is.",
        gameId: "The same as the table's.",
        options: "The house rules of this game.",
        phase: "What the game waits for; [the rulebook](rules/buck.md#the-phases) explains each phase.",
        round: "The number of the hand; 0 before the first.",
        dealerPosition: "Who deals.",
        dealerChosen: "Has the first dealer been chosen?",
        players: "Everybody, by position.",
        blind: "The cards that were not dealt, turn-up first, once they are shown.",
        turnUpCard: "The card that was turned up.",
        isClubsTurnUp: "Clubs are trump by the turn-up, and nobody may fold.",
        bids: "Every bid of this hand, in order.",
        currentBidder: "Who is to bid.",
        highestBid: "The highest bid so far.",
        winningBidderPosition: "Who made it.",
        trumpSuit: "Trump, once it is known; null as well while a hand is played without trump.",
        tricks: "The finished tricks of this hand.",
        currentTrick: "The trick on the table; number 0 before the first.",
        currentPlayerPosition: "Who is to play a card.",
        scoreSheet: "What each scored hand changed, by position.",
        winner: "Who has won the game; null as well where several share the win.",
        gameOver: "Is it over?",
      }),
      fields("BuckPlayer", buckPlayer, "One player in a [BuckView](#buckview), in the order of positions.", {
        id: "The player's id within the game.",
        name: "Their name.",
        position: "Their seat.",
        score: "Counts down; zero or below ends the game.",
        connected: CONNECTED,
        cardCount: "How many cards they hold.",
        hand: "Their cards where you may see them, else null.",
        tricksTaken: "Tricks taken in this hand.",
        folded: "Sits this hand out. False while secret decisions are still covered.",
        decided: "Has decided to fold or stay.",
      }),
      fields(
        "BuckOptions",
        buckOptions,
        "The house rules; [the rulebook](rules/buck.md#house-rules) says what each of them does.",
        {
          startScore: "How far it is to zero.",
          clubsTurnUp: "What a turned-up club does.",
          minimumBid: "The lowest bid.",
          allPass: "What happens when nobody wants to bid.",
          folding: "How the others decide.",
          showHands: "When closed cards are turned over.",
          players: "How many play, and so with which deck.",
          endsAfterHands: "After this many scored hands the leader wins.",
          noTrump: "May the winner of the bidding declare no trump?",
        },
      ),
      variants("BuckDecision", buckDecision, "type", {
        meaning:
          "What `act` carries in Buck Euchre. The table itself deals, reveals and goes on to the next hand.",
        rows: {
          PLACE_BID: "A bid or a pass.",
          DECLARE_TRUMP: "The winner of the bidding names trump, or none.",
          FOLD_DECISION: "Folds, or stays in.",
          PLAY_CARD: "Plays a card.",
        },
      }),
      variants("BuckEvent", buckEvent, "type", {
        meaning: `What happened in Buck Euchre, in order. ${PUBLIC}`,
        rows: {
          joined: "Somebody joined the game.",
          left: "Somebody left it before the first deal.",
          dealt: "A hand was dealt.",
          allPassed: "Nobody bid; this dealer's hand is over.",
          playOpened: "The first trick begins; this player leads.",
          played: "A card was played.",
          trickWon: "This card won trick `number`.",
          dealMoved: "The result was seen; this player deals the next hand.",
          newGame: "The same players begin again.",
          dealerChosen: "The first dealer was chosen.",
          turnedUp: "The turn-up was shown.",
          biddingOpened: "This player bids first.",
          bid: "A bid or a pass.",
          bidWon: "The bidding is over.",
          declared: "Trump was named.",
          decided: "Somebody decided to fold or stay; which of the two is still covered.",
          folded: "A decision, now open: `folded` is false for who stays.",
          tricksConceded: "Everybody else folded: all five tricks without playing them.",
          roundScored: "The hand was scored; both lists are by position.",
          tied: "These tie for the lowest score at or below zero: another hand decides.",
          gameWon: "The game is over; several have won where they share it.",
          cardsShown: "The cards nobody played are open: hands by position, and the blind.",
        },
      }),
    ],
  },
  {
    title: "Classic Euchre",
    parts: [
      fields(
        "EuchreView",
        euchreView,
        `Classic Euchre from one seat, or from none. Partners sit across: seats 0 and 2 are team \`a\`, seats 1 and 3 team \`b\`. ${CLOSED}`,
        {
          viewer: "Whose view it is.",
          gameId: "The same as the table's.",
          options: "The house rules of this game.",
          phase: "What the game waits for; [the rulebook](rules/euchre.md#the-phases) explains each phase.",
          round: "The number of the hand; 0 before the first.",
          dealerPosition: "Who deals.",
          dealerChosen: "Has the first dealer been found?",
          players: "All four, by position.",
          scores: "The points of each team.",
          kitty:
            "The four cards nobody holds, once they are shown: the turn-up first, or the discard in its place.",
          discard: "What the dealer laid away: for the dealer, and for all once cards are shown.",
          turnUpCard: "The card that was turned up.",
          calls: "Every call and pass of this hand, in order.",
          trumpSuit: "Trump, once it is made.",
          callerPosition: "Who made it.",
          callingTeam: "Whose team made it.",
          alonePosition: "Who plays alone.",
          inactivePosition: "The partner who sits out.",
          aloneDefender: "Who defends alone against somebody alone.",
          farmerPosition: "Who has shown a farmer's hand, until the hand dealt instead is over.",
          dealerPickedUp: "The turn-up, once the dealer has taken it.",
          tricks: "The finished tricks of this hand.",
          currentTrick: "The trick on the table; number 0 before the first.",
          currentPlayerPosition: "Who is to call, discard or play.",
          tricksWon: "Tricks taken in this hand, by team.",
          scoreSheet: "What each scored hand brought, by team.",
          winningTeam: "Who has won the game; null as well where both share the win.",
          gameOver: "Is it over?",
        },
      ),
      fields(
        "EuchrePlayer",
        euchrePlayer,
        "One player in a [EuchreView](#euchreview), in the order of positions.",
        {
          id: "The player's id within the game.",
          name: "Their name.",
          position: "Their seat.",
          team: "Their team.",
          connected: CONNECTED,
          cardCount: "How many cards they hold; six for a dealer who has picked up.",
          hand: "Their cards where you may see them, else null.",
          tricksTaken: "Tricks taken in this hand.",
        },
      ),
      fields(
        "EuchreOptions",
        euchreOptions,
        "The house rules; [the rulebook](rules/euchre.md#house-rules) says what each of them does, and which go together. `canadian` without `goingAlone` is no message.",
        {
          targetScore: "The points that win.",
          stickTheDealer: "Must the dealer call when everybody has passed twice?",
          goingAlone: "May who makes trump go alone?",
          callOnlySuitsHeld: "In the second round, only a suit printed on a card of the hand?",
          afterAllPass: "Who deals again when nobody called.",
          firstDealer: "How the first dealer is found.",
          showHands: "When closed cards are turned over.",
          lonerLead: "Who leads against somebody alone.",
          canadian: "Must who orders up their own partner go alone?",
          lonerMarchScore: "Points for all five tricks alone.",
          lonerEuchredScore: "Points for the others when somebody alone is euchred.",
          endsAfterHands: "After this many scored hands the leader wins.",
          farmersHand: "May nines and tens only be shown and dealt again?",
          defendAlone: "May a defender play alone against somebody alone?",
        },
      ),
      variants("EuchreDecision", euchreDecision, "type", {
        meaning:
          "What `act` carries in classic Euchre. The table itself finds the dealer, deals and goes on to the next hand.",
        rows: {
          CALL_TRUMP:
            "Makes trump: `pickUp` orders up the turn-up in the first round, `suit` names one in the second.",
          PASS_TRUMP: "Passes.",
          SHOW_FARMERS_HAND:
            "Shows a hand of nines and tens only in the first round: the cards are dealt again.",
          DEFEND: "Defends against somebody alone, alone as well or with the partner.",
          DISCARD: "The dealer who has picked up lays one card away.",
          PLAY_CARD: "Plays a card.",
        },
      }),
      variants("EuchreEvent", euchreEvent, "type", {
        meaning: `What happened in classic Euchre, in order. ${PUBLIC}`,
        rows: {
          joined: "Somebody joined the game.",
          left: "Somebody left it before the first deal.",
          dealt: "A hand was dealt.",
          allPassed: "Nobody called; this dealer's hand is over.",
          playOpened: "The first trick begins; this player leads.",
          played: "A card was played.",
          trickWon: "This card won trick `number`.",
          dealMoved: "The result was seen; this player deals the next hand.",
          newGame: "The same players begin again.",
          swapped: "Two players changed seats before the first deal.",
          dealerChosen:
            "The first dealer was found; `turned` are the cards up to the black jack, where one decides.",
          turnedUp: "The turn-up was shown.",
          passed: "Somebody passed in round `callRound`.",
          turnedDown: "All have passed it: the turn-up is turned down.",
          orderedUp: "The turn-up's suit is trump.",
          called: "Another suit is trump.",
          pickedUp: "The dealer took the turn-up.",
          discarded: "The dealer laid a card away; which one stays covered.",
          sitsOut: "The partner of somebody alone sits out.",
          farmersHandShown: "A hand of nines and tens only was shown; the same dealer deals again.",
          defenseOpened: "Somebody plays alone: this player says first whether they defend alone.",
          defended: "An opponent of somebody alone has said so.",
          roundScored: "The hand was scored.",
          gameWon: "The game is over; several have won where they share it.",
          cardsShown: "The cards nobody played are open: hands by position, and the kitty.",
        },
      }),
    ],
  },
];
