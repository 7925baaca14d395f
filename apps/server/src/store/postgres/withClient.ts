import { Client } from "pg";

/** A database that starts at the same time as its servers, or is far too busy, is waited for so long. */
const CONNECT_MS = 10_000;

/** One connection for work of more than one statement, however long it takes. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: "buck-euchre",
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
