/** Drawn pictures for stories and tests, as `data:` addresses: no network, and every one looks different. */

const HUES = [232, 32, 152, 85, 268, 325];

/** A board-like cover, 1080 × 700. */
export function cover(seed: number): string {
  const hue = HUES[seed % HUES.length] ?? 232;
  const notes = Array.from({ length: 12 }, (_, index) => {
    const column = index % 4;
    const row = Math.floor(index / 4);
    const tone = HUES[(seed + column) % HUES.length] ?? hue;
    const lift = (seed * 7 + index * 13) % 18;
    return `<rect x="${90 + column * 235}" y="${170 + row * 160 + lift}" width="200" height="120" rx="8" fill="oklch(88% 0.08 ${tone})"/><rect x="${110 + column * 235}" y="${200 + row * 160 + lift}" width="${90 + (((seed + index) * 31) % 70)}" height="10" rx="5" fill="oklch(45% 0.08 ${tone})"/><rect x="${110 + column * 235}" y="${224 + row * 160 + lift}" width="${70 + (((seed + index) * 17) % 80)}" height="10" rx="5" fill="oklch(60% 0.06 ${tone})"/>`;
  }).join('');
  return svg(
    1080,
    700,
    `<rect width="1080" height="700" fill="oklch(97.5% 0.012 ${hue})"/><rect x="90" y="70" width="${320 + (seed % 4) * 60}" height="34" rx="6" fill="oklch(35% 0.05 ${hue})"/>${notes}`,
  );
}

/** A face-like portrait, 96 × 96. */
export const portrait = svg(
  96,
  96,
  '<rect width="96" height="96" fill="oklch(80% 0.07 200)"/><circle cx="48" cy="38" r="18" fill="oklch(92% 0.03 60)"/><path d="M12 96c4-24 20-34 36-34s32 10 36 34z" fill="oklch(45% 0.09 240)"/>',
);

/** The tiny blurred stand-in that the server inlines. */
export const tinyPlaceholder = svg(
  8,
  5,
  '<rect width="8" height="5" fill="oklch(92% 0.04 232)"/><rect x="1" y="2" width="3" height="2" fill="oklch(80% 0.09 85)"/><rect x="5" y="1" width="2" height="3" fill="oklch(78% 0.08 150)"/>',
);

function svg(width: number, height: number, body: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}`;
}
