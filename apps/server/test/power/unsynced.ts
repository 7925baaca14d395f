import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** What shim.c has noted of one write or truncation. */
interface Note {
  readonly isTruncation: boolean;
  readonly offset: number;
  readonly sizeBefore: number;
  /** What was there, and what came instead. */
  readonly before: Buffer;
  readonly after: Buffer;
}

const HEADER_BYTES = 4 * 8;

function readNotes(bytes: Buffer): readonly Note[] {
  const notes: Note[] = [];
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const field = (index: number) => Number(bytes.readBigUInt64LE(at + index * 8));
    const [isTruncation, offset, length, sizeBefore] = [field(0) === 1, field(1), field(2), field(3)];
    const from = at + HEADER_BYTES;
    const between = from + length;
    const end = isTruncation ? between : between + length;
    // The process was killed while it wrote this, so the write itself never came.
    if (end > bytes.length) break;
    notes.push({
      isTruncation,
      offset,
      sizeBefore,
      before: bytes.subarray(from, between),
      after: bytes.subarray(between, end),
    });
    at = end;
  }
  return notes;
}

/**
 * The power goes: of everything that was not synced, the file keeps only what the disk happened to write. `keeps` says
 * so for each write.
 */
export function cutPower(file: string, keeps: () => boolean): number {
  const noted = `${file}.unsynced`;
  if (!existsSync(noted) || !existsSync(file)) return 0;
  const notes = readNotes(readFileSync(noted));
  let content: Buffer = readFileSync(file);
  for (const { offset, before, sizeBefore } of notes.toReversed()) {
    content = resized(content, Math.max(content.length, sizeBefore));
    before.copy(content, offset);
    content = resized(content, sizeBefore);
  }
  const kept = notes.filter(keeps);
  for (const { isTruncation, offset, after } of kept) {
    if (!isTruncation) content = resized(content, Math.max(content.length, offset + after.length));
    after.copy(content, offset);
    if (isTruncation) content = resized(content, offset);
  }
  writeFileSync(file, content);
  rmSync(noted);
  return notes.length - kept.length;
}

function resized(content: Buffer, size: number): Buffer {
  if (size <= content.length) return content.subarray(0, size);
  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}
