import type { Position } from "@buck/engine";
import { lookByName } from "@buck/protocol";
import type { Frame, Look } from "@buck/protocol";
import type { ReactNode } from "react";
import "./looks.css";

type FaceName = Look["face"];

/** Eyes, on every face that has plain ones. */
function eyes(left: number, right: number, y: number): ReactNode {
  return (
    <>
      <circle className="ink" cx={left} cy={y} r="2.25" />
      <circle className="ink" cx={right} cy={y} r="2.25" />
    </>
  );
}

const MOUTH = <path d="M24 33v2m-5 1c2 2 5 1 5-1 0 2 3 3 5 1" />;

/** Twelve animals on a field of 48 by 48, each known by its outline alone. */
export const FACE_PICTURES: Readonly<Record<FaceName, ReactNode>> = {
  cat: (
    <>
      <path className="skin" d="M9 8l9 8h12l9-8v19c0 9-6 14-15 14S9 36 9 27z" />
      {eyes(17, 31, 24)}
      <path className="ink" d="M22 29h4l-2 3z" />
      {MOUTH}
      <path d="M3 28l7 1M3 34l7-2M45 28l-7 1M45 34l-7-2" />
    </>
  ),
  dog: (
    <>
      <path className="skin" d="M11 15c5-7 21-7 26 0v15c0 8-5 12-13 12s-13-4-13-12z" />
      <path className="ink" d="M11 13C5 13 2 19 4 29c5 1 8-3 8-8zM37 13c6 0 9 6 7 16-5 1-8-3-8-8z" />
      {eyes(18, 30, 22)}
      <path className="ink" d="M20 28h8l-4 5z" />
      {MOUTH}
    </>
  ),
  fox: (
    <>
      <path className="skin" d="M5 7l12 8h14l12-8-3 17c-2 8-10 15-16 18C18 39 10 32 8 24z" />
      <path d="M8 25c6 0 10 5 16 13 6-8 10-13 16-13" />
      {eyes(17, 31, 23)}
      <path className="ink" d="M20 37h8l-4 6z" />
    </>
  ),
  bear: (
    <>
      <circle className="skin" cx="11" cy="13" r="6" />
      <circle className="skin" cx="37" cy="13" r="6" />
      <circle className="skin" cx="24" cy="26" r="16" />
      {eyes(18, 30, 22)}
      <ellipse cx="24" cy="32" rx="7" ry="5.5" />
      <ellipse className="ink" cx="24" cy="30" rx="3" ry="2" />
    </>
  ),
  rabbit: (
    <>
      <path
        className="skin"
        d="M16 23C9 14 9 2 14 2s8 9 7 17zM32 23c7-9 7-21 2-21s-8 9-7 17zM24 18c8 0 13 5 13 13s-5 12-13 12-13-4-13-12 5-13 13-13z"
      />
      {eyes(18, 30, 28)}
      <path className="ink" d="M22 32h4l-2 3z" />
      <path d="M24 35v2h-3v4h6v-4h-3" />
    </>
  ),
  owl: (
    <>
      <path className="skin" d="M7 6l9 6h16l9-6v21c0 10-7 16-17 16S7 37 7 27z" />
      <circle cx="16" cy="22" r="7" />
      <circle cx="32" cy="22" r="7" />
      {eyes(16, 32, 22)}
      <path className="ink" d="M24 25l-4 5 4 5 4-5z" />
    </>
  ),
  frog: (
    <>
      <circle className="skin" cx="13" cy="13" r="8" />
      <circle className="skin" cx="35" cy="13" r="8" />
      <ellipse className="skin" cx="24" cy="28" rx="20" ry="14" />
      {eyes(13, 35, 13)}
      <path d="M9 28c6 9 24 9 30 0" />
    </>
  ),
  mouse: (
    <>
      <circle className="skin" cx="11" cy="14" r="9" />
      <circle className="skin" cx="37" cy="14" r="9" />
      <path className="skin" d="M24 13c9 0 14 7 12 14-2 8-8 15-12 15s-10-7-12-15c-2-7 3-14 12-14z" />
      {eyes(19, 29, 25)}
      <circle className="ink" cx="24" cy="40" r="3" />
      <path d="M17 36l-9 2M31 36l9 2" />
    </>
  ),
  pig: (
    <>
      <path className="skin" d="M8 6l12 5-9 9zM40 6l-12 5 9 9z" />
      <circle className="skin" cx="24" cy="26" r="16" />
      {eyes(17, 31, 21)}
      <ellipse cx="24" cy="30" rx="8" ry="6" />
      {eyes(21, 27, 30)}
    </>
  ),
  panda: (
    <>
      <circle className="ink" cx="11" cy="12" r="7" />
      <circle className="ink" cx="37" cy="12" r="7" />
      <circle className="skin" cx="24" cy="26" r="16" />
      <ellipse className="ink" cx="17" cy="24" rx="4" ry="5.5" transform="rotate(25 17 24)" />
      <ellipse className="ink" cx="31" cy="24" rx="4" ry="5.5" transform="rotate(-25 31 24)" />
      <ellipse className="ink" cx="24" cy="31" rx="2.5" ry="1.75" />
      {MOUTH}
    </>
  ),
  lion: (
    <>
      <circle className="mane" cx="24" cy="25" r="17" />
      <circle className="skin" cx="24" cy="26" r="13" />
      {eyes(19, 29, 23)}
      <path className="ink" d="M20 28h8l-4 5z" />
      {MOUTH}
    </>
  ),
  penguin: (
    <>
      <circle className="ink" cx="24" cy="25" r="19" />
      <path className="skin" d="M24 18c2-6 13-5 13 4 0 9-6 17-13 19-7-2-13-10-13-19 0-9 11-10 13-4z" />
      {eyes(18, 30, 23)}
      <path className="beak" d="M18 28h12l-6 7z" />
    </>
  ),
};

/** The animal alone. What it stands for is always written beside it. */
export function Face({ face }: { face: Look["face"] }) {
  return (
    <svg className="face" data-face={face} viewBox="0 0 48 48" aria-hidden="true">
      {FACE_PICTURES[face]}
    </svg>
  );
}

/** How somebody is drawn: as they have chosen, else by their name, the same on every screen. */
export function lookOf(name: string, chosen: Look | undefined): Look {
  return chosen ?? lookByName(name);
}

/** What whoever sits there under this name has chosen. Another may sit there than when something was said. */
export function lookAt(frame: Frame | null, position: Position | null, name: string): Look | undefined {
  const seat = position === null ? undefined : frame?.table.seats[position];
  return seat?.kind === "person" && seat.name === name ? seat.look : undefined;
}
