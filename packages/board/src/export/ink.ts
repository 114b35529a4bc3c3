/** A colour with how much it covers. */
export interface Ink {
  readonly color: string;
  readonly alpha: number;
}

/** A colour as a canvas takes it, as a colour and how much it covers. */
export function inkOf(style: string, alpha: number): Ink {
  const parts = /^rgba?\(([\d.]+),\s*([\d.]+),\s*([\d.]+)(?:,\s*([\d.]+))?\)$/.exec(style);
  if (!parts) return { color: style, alpha };
  const hex = parts.slice(1, 4).map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'));
  return { color: `#${hex.join('')}`, alpha: alpha * Number(parts[4] ?? 1) };
}
