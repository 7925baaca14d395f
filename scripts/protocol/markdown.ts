export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

export function json(value: unknown): string {
  return ["```json", spread(value, ""), "```"].join("\n");
}

const WIDTH = 100;

/** JSON as people write it: what fits on a line is on one. */
function spread(value: unknown, indent: string): string {
  const line = oneLine(value);
  if (indent.length + line.length <= WIDTH || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const members = isList
    ? value.map((item) => inner + spread(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${spread(item, inner)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.join("\n\n");
}
