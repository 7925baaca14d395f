// Checks the sealed deals of a Buck Euchre record. No other file and no library is needed.
// In a terminal: node verify.js RECORD.json
// In a browser: open verify.html and choose the record. Nothing leaves the page.

const RANKS = ["9", "10", "JACK", "QUEEN", "KING", "ACE"];
const SUITS = ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"];
const NEW_PACK = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}_${rank}`));

function u32(value) {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Every part behind its length in four bytes. */
function lengthPrefixed(...parts) {
  const bytes = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const joined = bytes.flatMap((part) => Array.from(u32(part.length)).concat(Array.from(part)));
  return Uint8Array.from(joined);
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(data) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

async function hmac(key, data) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, data));
}

/** Fisher-Yates from the last card down, with bytes that the key gives. */
async function shuffle(key) {
  const deck = [...NEW_PACK];
  const bytes = [];
  let block = 0;
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const limit = 256 - (256 % (last + 1));
    let byte = 256;
    while (byte >= limit) {
      if (bytes.length === 0) bytes.push(...(await hmac(key, lengthPrefixed("bef1/stream", u32(block++)))));
      byte = bytes.shift();
    }
    const other = byte % (last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

function dealKey({ gameId, secret }, number, openings) {
  const parts = openings.flatMap((part, seat) => (part === null ? [] : [u32(seat), fromHex(part)]));
  return hmac(fromHex(secret), lengthPrefixed("bef1/deal", gameId, u32(number), ...parts));
}

/** What is wrong with one deal, in words; nothing when it is what was sealed. */
async function checkDeal(seals, number, dealt) {
  const deal = seals.deals[number - 1];
  if (deal === undefined) return [`Deal ${number}: there are no seals.`];
  const wrong = [];
  for (const [seat, part] of deal.openings.entries()) {
    if (part === null) continue;
    const opened = lengthPrefixed("bef1/seat", seals.gameId, u32(number), u32(seat), fromHex(part));
    const isTrue = toHex(await sha256(opened)) === deal.seals[seat];
    if (!isTrue) wrong.push(`Deal ${number}: seat ${seat} opened something else than it had sealed.`);
  }
  const deck = await shuffle(await dealKey(seals, number, deal.openings));
  if (deck.join() !== dealt.join()) wrong.push(`Deal ${number}: another deck was dealt.`);
  return wrong;
}

/** The first dealer, where cards or the lot find one. A rematch may begin with seat 0 without either. */
async function checkDealer(seals, choice) {
  const first = seals.deals[0];
  if (choice === undefined || first === undefined) return [];
  if (choice.deck !== undefined) {
    const deck = await shuffle(await dealKey(seals, 0, first.openings));
    return deck.join() === choice.deck.join() ? [] : ["The cards that found the dealer are others."];
  }
  const [byte] = await hmac(await dealKey(seals, 1, first.openings), lengthPrefixed("bef1/dealer"));
  const isTrue = choice.dealerPosition === byte % 4 || choice.dealerPosition === 0;
  return isTrue ? [] : ["The first dealer is not the one that was drawn."];
}

/** Seats that sealed a part and did not open it: visible, and no fault. */
function withheld({ deals }) {
  return deals.flatMap(({ seals, openings }, index) =>
    seals.flatMap((seal, seat) =>
      seal !== null && openings[seat] === null
        ? [`Deal ${index + 1}: seat ${seat} did not open its part.`]
        : [],
    ),
  );
}

function refuse(line) {
  return { lines: [line], isFine: false };
}

/** Every deal of a record. */
async function check({ seals, actions }) {
  if (seals === undefined) return refuse("The deals of this game were not sealed.");
  if (seals.scheme !== "bef1") return refuse(`Unknown scheme: ${seals.scheme}`);
  if (seals.secret === null) return refuse("The server has not opened its secret.");
  const secret = lengthPrefixed("bef1/server", seals.gameId, fromHex(seals.secret));
  if (toHex(await sha256(secret)) !== seals.seal) {
    return refuse("The server opened another secret than it had sealed.");
  }
  const decks = actions.filter(({ type }) => type === "DEAL").map(({ deck }) => deck);
  const wrong = await Promise.all(decks.map((deck, index) => checkDeal(seals, index + 1, deck)));
  const choice = actions.find(({ type }) => type === "CHOOSE_DEALER");
  const faults = [...(await checkDealer(seals, choice)), ...wrong.flat()];
  const verified = wrong.filter((lines) => lines.length === 0).length;
  const lines = [`${verified} of ${decks.length} deals verified.`, ...withheld(seals), ...faults];
  return { lines, isFine: faults.length === 0 };
}

async function checkText(text) {
  try {
    return await check(JSON.parse(text));
  } catch (error) {
    return refuse(`This is not a record: ${error.message}`);
  }
}

async function runInTerminal(file) {
  const { readFile } = await import("node:fs/promises");
  const { lines, isFine } = await checkText(await readFile(file, "utf8"));
  console.log(lines.join("\n"));
  process.exitCode = isFine ? 0 : 1;
}

function runInPage() {
  const input = document.querySelector("input");
  const output = document.querySelector("output");
  const show = async () => {
    const { lines, isFine } = await checkText(await input.files[0].text());
    output.textContent = lines.join("\n");
    output.className = isFine ? "fine" : "wrong";
  };
  input.addEventListener("change", () => void show());
}

if (typeof document === "undefined") void runInTerminal(process.argv[2]);
else runInPage();
