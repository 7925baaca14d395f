import type { Position } from "@buck/engine";
import { useTable } from "../session/context.ts";
import { lookAt, lookOf } from "./look.ts";
import { Face } from "./Face.tsx";

/** Somebody's face beside their name in a list: of whoever sits there under that name, or drawn by the name. */
export function FaceMark({ name, position }: { name: string; position: Position | null }) {
  const chosen = useTable(({ frame }) => lookAt(frame, position, name));
  const { face, colour } = lookOf(name, chosen);
  return (
    <span className="face-mark" data-colour={colour} aria-hidden="true">
      <Face face={face} />
    </span>
  );
}
