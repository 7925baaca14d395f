import { useEffect, useMemo } from "react";
import { Link, useParams } from "wouter";
import type { Frame, GameClient } from "../client/GameClient.ts";
import { SessionContext } from "../session/context.ts";
import { openSession } from "../session/session.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { CLASSIC_FIXTURES, classicStill } from "./classic.ts";
import { FIXTURES, still } from "./fixtures.ts";
import { SCENES } from "./scenes.tsx";

const TABLES = [...Object.keys(FIXTURES), ...Object.keys(CLASSIC_FIXTURES)];

/** Every screen in every state, for eyes and screenshots. Not part of a build. */
export function Gallery() {
  const { scene = "" } = useParams<{ scene?: string }>();
  const picture = SCENES[scene];
  if (picture !== undefined) return picture();
  if (TABLES.includes(scene)) return <TableFixture key={scene} name={scene} />;
  return (
    <main className="felt" style={{ padding: "2rem" }}>
      <h1>Gallery</h1>
      <ul>
        {[...TABLES, ...Object.keys(SCENES)].map((name) => (
          <li key={name}>
            <Link href={`/gallery/${name}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

function TableFixture({ name }: { name: string }) {
  const session = useMemo(() => openSession(stillClient(name)), [name]);
  useEffect(() => () => session.close(), [session]);
  return (
    <SessionContext value={session}>
      <TableScreen />
    </SessionContext>
  );
}

function frameOf(name: string): Frame {
  return name in CLASSIC_FIXTURES ? classicStill(name).frame : still(name).frame;
}

/** A table that never moves. */
function stillClient(name: string): GameClient {
  return {
    subscribe(listener) {
      listener({ type: "connection", connection: name === "away" ? "reconnecting" : "online" });
      listener({ type: "frame", frame: frameOf(name) });
      return () => undefined;
    },
    send: () => Promise.resolve({ ok: false, code: "STILL", message: "This is only a picture." }),
    close: () => undefined,
  };
}
