import type { ReactNode } from "react";
import { CARDS } from "@buck/engine";
import { Card, CardBack } from "../cards/Card.tsx";

export const SCENES: Readonly<Record<string, () => ReactNode>> = {
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
