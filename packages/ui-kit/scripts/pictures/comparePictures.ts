import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture that is not as it was. */
export interface Difference {
  /** `<story>.<look>.png` */
  name: string;
  kind: 'changed' | 'new' | 'gone';
  /** Pixels that differ; 0 for what is new or gone. */
  pixels: number;
}

/** Compares two folders of pictures, and draws what differs into a third. The most changed first. */
export function comparePictures({
  before,
  now,
  to,
}: {
  before: string;
  now: string;
  to: string;
}): Difference[] {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const names = new Set([...readdirSync(before), ...readdirSync(now)]);
  return [...names]
    .toSorted()
    .flatMap((name) => compareOne(name, { before, now, to }))
    .toSorted((one, other) => other.pixels - one.pixels);
}

function compareOne(
  name: string,
  { before, now, to }: { before: string; now: string; to: string },
): Difference[] {
  if (!existsSync(join(now, name))) return [{ name, kind: 'gone', pixels: 0 }];
  if (!existsSync(join(before, name))) return [{ name, kind: 'new', pixels: 0 }];
  const [old, young] = [readFileSync(join(before, name)), readFileSync(join(now, name))];
  if (old.equals(young)) return [];
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(young)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return [{ name, kind: 'changed', pixels: width * height }];
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, drawn.data, width, height, { threshold: 0.1 });
  if (pixels === 0) return [];
  writeFileSync(join(to, name), PNG.sync.write(drawn));
  return [{ name, kind: 'changed', pixels }];
}
