const SEGMENTS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first letter of a name as people see it: a flag or a family is one letter. */
export function initial(name: string): string {
  const [first] = SEGMENTS.segment(name);
  return first?.segment.toUpperCase() ?? "?";
}
