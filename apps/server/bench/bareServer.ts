import { createServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { openDatabase } from "../src/store/database.ts";
import { answerQuestions } from "./processFacts.ts";

/**
 * What any server of this kind must do at least: take a message, make it durable, answer, and send four people
 * something as large as ours is. `argv` holds the database and one frame of ours.
 */
const [file = "", sample = "{}"] = process.argv.slice(2);
const frame: unknown = JSON.parse(sample);
const insert = openDatabase(file).prepare(
  "INSERT INTO log (table_code, seq, at, command_id, body) VALUES (?, ?, ?, ?, ?)",
);
const tables = new Map<string, { readonly sockets: Socket[]; seq: number }>();
const http = createServer();
const io = new Server(http, { serveClient: false });

io.on("connection", (socket) => {
  const code = String(socket.handshake.auth["table"]);
  const table = tables.get(code) ?? { sockets: [], seq: 0 };
  tables.set(code, table);
  table.sockets.push(socket);
  socket.on("command", (message: { commandId: string }, answer: (done: unknown) => void) => {
    table.seq += 1;
    insert.run(code, table.seq, Date.now(), message.commandId, JSON.stringify(message));
    for (const each of table.sockets) each.emit("frame", frame);
    answer({ ok: true, version: table.seq });
  });
});

http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  answerQuestions(typeof address === "object" ? (address?.port ?? 0) : 0);
});
