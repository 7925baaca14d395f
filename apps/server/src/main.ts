import { createServer, type Server } from "node:http";
import { createApp } from "./app.ts";
import { parsePort } from "./settings.ts";

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === "EACCES") return `This user may not listen on port ${port}. Choose one above 1023.`;
  return `The server could not start: ${error.message}`;
}

function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close();
    server.closeIdleConnections();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

const port = parsePort(process.env["PORT"]);
if (port === null) refuse("PORT must be a whole number from 0 to 65535.");

const server = createServer(createApp());
server.on("error", (error) => refuse(explain(error, port)));
server.listen(port, () => {
  const address = server.address();
  const open = typeof address === "object" && address !== null ? address.port : port;
  console.log(`Buck Euchre is open at http://localhost:${open}`);
});
stopOnSignal(server);
