import type { ReactNode } from "react";
import { LobbyScreen } from "../lobby/LobbyScreen.tsx";
import type { LobbyActions, LobbyInfo } from "../lobby/lobby.ts";
import { NewTableScreen } from "../newTable/NewTableScreen.tsx";
import { TroubleScreen } from "../trouble/TroubleScreen.tsx";
import { troubleTexts } from "../texts/trouble.ts";
import type { Trouble } from "../texts/trouble.ts";
import { CARDS } from "@buck/engine";
import { Card, CardBack } from "../cards/Card.tsx";

const nothing = () => undefined;

const ACTIONS: LobbyActions = {
  onSit: nothing,
  onAddBot: nothing,
  onRemove: nothing,
  onSwap: nothing,
  onStart: nothing,
  onLeave: nothing,
};

const LOBBY: LobbyInfo = {
  code: "KXPM-27",
  name: "Friday cards",
  link: "https://buck.example/t/KXPM-27",
  game: "buck",
  isHost: true,
  unusualRules: ["Everybody starts with 10: a short game."],
  watching: 1,
  seats: [
    { position: 0, kind: "person", name: "Dana", isYou: true, isHost: true, isHere: true },
    { position: 1, kind: "open" },
    { position: 2, kind: "person", name: "Ann", isYou: false, isHost: false, isHere: true },
    { position: 3, kind: "bot", name: "Otis", level: "medium" },
  ],
};

const FULL_LOBBY: LobbyInfo = {
  ...LOBBY,
  unusualRules: [],
  seats: LOBBY.seats.map((seat) =>
    seat.kind === "open"
      ? { position: seat.position, kind: "person", name: "Bo", isYou: false, isHost: false, isHere: false }
      : seat,
  ),
};

const troubles = Object.keys(troubleTexts).filter((key): key is Trouble => key in troubleTexts);

export const SCENES: Readonly<Record<string, () => ReactNode>> = {
  lobby: () => <LobbyScreen lobby={LOBBY} actions={ACTIONS} />,
  "lobby-full": () => <LobbyScreen lobby={FULL_LOBBY} actions={ACTIONS} />,
  new: () => <NewTableScreen playerName="" isBusy={false} error={null} onMake={nothing} />,
  ...Object.fromEntries(
    troubles.map((trouble) => [trouble, () => <TroubleScreen trouble={trouble} onAction={nothing} />]),
  ),
  cards: () => (
    <main className="felt" style={{ padding: 16, display: "grid", gap: 16 }}>
      {[56, 72, 112].map((width) => (
        <div
          key={width}
          style={{ display: "flex", flexWrap: "wrap", gap: 8, ["--w" as string]: `${width}px` }}
        >
          {CARDS.map((card) => (
            <Card key={card.id} card={card} trump="HEARTS" />
          ))}
          <CardBack />
        </div>
      ))}
    </main>
  ),
};
