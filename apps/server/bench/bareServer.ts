import { createServer } from "node:http";
import Database from "libsql";
import { Server, type Socket } from "socket.io";
import { answerQuestions } from "./processFacts.ts";

/**
 * What any server of this kind must do at least: take a message, make it durable together with what else has arrived,
 * answer, and send four people a small update. `argv` holds the database file.
 */
const [file = ""] = process.argv.slice(2);
const UPDATE_BYTES = 200;

interface BareTable {
  readonly id: number;
  readonly sockets: Socket[];
  seq: number;
}

interface Move {
  readonly table: BareTable;
  readonly body: string;
  readonly answer: (done: unknown) => void;
}

const database = new Database(file);
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.exec(
  "CREATE TABLE log (table_id INTEGER, seq INTEGER, body TEXT, PRIMARY KEY (table_id, seq)) WITHOUT ROWID",
);
const insert = database.prepare("INSERT INTO log VALUES (?, ?, ?)");
const tables = new Map<string, BareTable>();
const waiting: Move[] = [];

/** Everything that has arrived in one turn of the event loop shares one commit. */
function commit(): void {
  const moves = waiting.splice(0);
  database.exec("BEGIN IMMEDIATE");
  for (const { table, body } of moves) insert.run(table.id, (table.seq += 1), body);
  database.exec("COMMIT");
  for (const { table, answer } of moves) {
    const update = { version: table.seq, events: "x".repeat(UPDATE_BYTES - 40) };
    for (const socket of table.sockets) socket.emit("update", update);
    answer({ ok: true, version: table.seq });
  }
}

const http = createServer();
const io = new Server(http, { serveClient: false });
io.on("connection", (socket) => {
  const code = String(socket.handshake.auth["table"]);
  const table = tables.get(code) ?? { id: tables.size, sockets: [], seq: 0 };
  tables.set(code, table);
  table.sockets.push(socket);
  socket.on("command", (message: unknown, answer: (done: unknown) => void) => {
    if (waiting.push({ table, body: JSON.stringify(message), answer }) === 1) setImmediate(commit);
  });
});

http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  answerQuestions(typeof address === "object" ? (address?.port ?? 0) : 0);
});
