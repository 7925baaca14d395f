/** Copies the text of an element, or selects it where browsers keep the clipboard to themselves: over plain HTTP. */
export async function copyOrSelect(element: HTMLElement, text: string): Promise<"copied" | "selected"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    getSelection()?.selectAllChildren(element);
    return "selected";
  }
}

/** Which key copies what is selected. */
export function copyKeys(): "⌘ C" | "Ctrl C" | null {
  if (matchMedia("(pointer: coarse)").matches) return null;
  return /Mac/.test(navigator.userAgent) ? "⌘ C" : "Ctrl C";
}
