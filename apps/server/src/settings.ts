const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;

/** The port to listen on, or null when what the environment says is not a port. */
export function parsePort(text: string | undefined): number | null {
  if (text === undefined || text === "") return DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port <= LARGEST_PORT ? port : null;
}
