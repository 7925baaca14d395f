/** Characters that move the cursor, break the line, recolor the text or turn its direction. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A text of somebody else as one line of plain text: it cannot forge another line or change the terminal. */
export function printable(text: string): string {
  return text.replace(CONTROL, "?");
}
