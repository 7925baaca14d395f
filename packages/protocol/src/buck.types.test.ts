import type { buck, Card, Trick } from "@buck/engine";
import { expectTypeOf, test } from "vitest";
import type { z } from "zod/mini";
import type { buckDecision, buckEvent, buckOptions, buckView } from "./buck.ts";
import type { card, trick } from "./cards.ts";

type EngineDecision = Extract<
  buck.Action,
  { type: "PLACE_BID" | "DECLARE_TRUMP" | "FOLD_DECISION" | "PLAY_CARD" }
>;

test("what the schemas describe and what the engine speaks of are the same types", () => {
  expectTypeOf<z.infer<typeof buckView>>().toEqualTypeOf<buck.View>();
  expectTypeOf<z.infer<typeof buckOptions>>().toEqualTypeOf<buck.Options>();
  expectTypeOf<z.infer<typeof buckEvent>>().toEqualTypeOf<buck.Event>();
  expectTypeOf<z.infer<typeof buckDecision>>().toEqualTypeOf<EngineDecision>();
  expectTypeOf<z.infer<typeof card>>().toEqualTypeOf<Card>();
  expectTypeOf<z.infer<typeof trick>>().toEqualTypeOf<Trick>();
});

test("a state is not what a view schema describes", () => {
  expectTypeOf<buck.GameState>().not.toExtend<z.infer<typeof buckView>>();
});
