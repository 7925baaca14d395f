import type { Look } from "@buck/protocol";
import { FACE_PICTURES } from "./faces.tsx";
import "./looks.css";

/** The animal alone. What it stands for is always written beside it. */
export function Face({ face }: { face: Look["face"] }) {
  return (
    <svg className="face" data-face={face} viewBox="0 0 48 48" aria-hidden="true">
      {FACE_PICTURES[face]}
    </svg>
  );
}
