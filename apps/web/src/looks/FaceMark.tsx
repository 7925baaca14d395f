import type { Position } from "@buck/engine";
import { useTable } from "../table/session/context.ts";
import { Face, lookAt, lookOf } from "./Face.tsx";

/** Somebody's face beside their name in a list: of whoever sits there under that name, or drawn by the name. */
export function FaceMark({ name, position }: { name: string; position: Position | null }) {
  const chosen = useTable(({ frame }) => lookAt(frame, position, name));
  const { face, color } = lookOf(name, chosen);
  return (
    <span className="face-mark" data-color={color} aria-hidden="true">
      <Face face={face} />
    </span>
  );
}
