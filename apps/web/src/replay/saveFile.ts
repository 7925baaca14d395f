/** Gives somebody a file that was made in this page. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has begun; the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
