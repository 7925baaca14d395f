import type { euchre } from "@buck/engine";
import { expectTypeOf, test } from "vitest";
import type { z } from "zod/mini";
import type { euchreDecision, euchreEvent, euchreOptions, euchreView } from "./euchre.ts";

test("what the schemas describe and what the engine speaks of are the same types", () => {
  expectTypeOf<z.infer<typeof euchreView>>().toEqualTypeOf<euchre.View>();
  expectTypeOf<z.infer<typeof euchreOptions>>().toEqualTypeOf<euchre.Options>();
  expectTypeOf<z.infer<typeof euchreEvent>>().toEqualTypeOf<euchre.Event>();
  expectTypeOf<z.infer<typeof euchreDecision>>().toEqualTypeOf<euchre.Decision>();
});

test("a state is not what a view schema describes", () => {
  expectTypeOf<euchre.GameState>().not.toExtend<z.infer<typeof euchreView>>();
});
