import { created } from "@buck/protocol";
import type { Created, Settings } from "@buck/protocol";
import { keepToken, makeToken } from "./token.ts";

const NOT_REACHED: Created = {
  ok: false,
  code: "NO_CONNECTION",
  message: "The server cannot be reached. Check your connection and try again.",
};

/** Makes a table; this browser holds the host's seat from then on. */
export async function createTable(settings: Settings, name: string): Promise<Created> {
  const token = makeToken();
  const answer = await post("/api/tables", { settings, name, token });
  if (answer.ok) keepToken(answer.code, token);
  return answer;
}

async function post(address: string, body: unknown): Promise<Created> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const parsed = created.safeParse(await response.json());
    return parsed.success ? parsed.data : NOT_REACHED;
  } catch {
    return NOT_REACHED;
  }
}
