import type { ClubFrame } from "@buck/protocol";
import { Face } from "../looks/Face.tsx";

type Member = ClubFrame["members"][number];

export function MemberFace({ look }: Pick<Member, "look">) {
  return (
    <span className="avatar member-face" data-color={look.color} aria-hidden="true">
      <Face face={look.face} />
    </span>
  );
}
