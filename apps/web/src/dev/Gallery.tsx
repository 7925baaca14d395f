import type { ClientState } from "@buck/client";
import { encodeRecord, recordOf } from "@buck/records";
import { useEffect, useMemo } from "react";
import { Link, useParams } from "wouter";
import { ChatButton, SideChat } from "../table/talk/Chat.tsx";
import { SessionContext } from "../table/session/context.ts";
import { TableSession } from "../table/session/session.ts";
import { VenueContext, LOCAL_VENUE } from "../table/board/venue.ts";
import { TableScreen } from "../table/board/TableScreen.tsx";
import { CLASSIC_FIXTURES, classicStill } from "./euchre.ts";
import { FIXTURES, still } from "./buck.ts";
import { FakeClient } from "./fakeClient.ts";
import { SCENES } from "./scenes.tsx";

/** The finished game that hangs here is the one of Buck Euchre. */
const VENUE = {
  ...LOCAL_VENUE,
  finishedGames: {
    keptBy: "server" as const,
    recordOf: async () => {
      const { view, actions } = still("over");
      return encodeRecord(recordOf("buck", view.options, actions));
    },
  },
};

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
  const session = useMemo(() => new TableSession(new FakeClient(stateOf(name))), [name]);
  useEffect(() => () => session.close(), [session]);
  return (
    <SessionContext value={session}>
      <VenueContext value={VENUE}>
        <TableScreen chat={<ChatButton />} talk={<SideChat />} />
      </VenueContext>
    </SessionContext>
  );
}

function stateOf(name: string): ClientState {
  return name in CLASSIC_FIXTURES ? classicStill(name).state : still(name).state;
}
