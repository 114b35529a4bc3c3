import { BoardLimits } from '../document/index.ts';
import type { Draft } from './draft.ts';
import { ImportError } from './importError.ts';
import type { TopicDraft } from './topicTree.ts';
import { unzipFiles } from './unpack.ts';

/** Where workbooks name files that are in them. */
const INSIDE = 'xap:';
const NAMES = /xap:((?:resources|attachments)\/[^"'<>\\\s]+)/g;

/** The types of pictures by the endings of their names. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

const typeOf = (name: string): string | undefined =>
  TYPES[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];

/** The size of a picture that says none; its shape is known once it is stored. */
const USUAL = [200, 150] as const;
/** A picture of a topic is no longer than this on either side: XMind shows larger ones over the whole map. */
const LONGEST = 480;

/** The files of a workbook that its content names as pictures; none where they are broken, or too large together. */
export function pictureFilesIn(bytes: Uint8Array, content: string): ReadonlyMap<string, Uint8Array> {
  const names = new Set(
    [...content.matchAll(NAMES)].flatMap(([, name = '']) => (typeOf(name) === undefined ? [] : [name])),
  );
  if (names.size === 0) return new Map();
  try {
    return unzipFiles(bytes, names);
  } catch (error) {
    if (error instanceof ImportError) return new Map();
    throw error;
  }
}

function sideOf(value: unknown): number {
  const side = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof side === 'number' && Number.isFinite(side) && side > 0 ? side : 0;
}

/**
 * The picture of a topic, taken into the board; one that is not in the file is counted.
 *
 * @param source how the workbook names it
 */
export function topicPictureFrom(
  draft: Draft,
  source: string,
  width: unknown,
  height: unknown,
): TopicDraft['picture'] {
  const name = source.startsWith(INSIDE) ? source.slice(INSIDE.length) : '';
  const [bytes, type] = [draft.archive.get(name), typeOf(name)];
  const asset = bytes && type !== undefined ? draft.addPicture(name, { bytes, type }) : null;
  if (asset === null) {
    draft.losses.add('pictures');
    return undefined;
  }
  const [w, h] = [sideOf(width), sideOf(height)];
  const [wide, high] = w > 0 && h > 0 ? [w, h] : USUAL;
  const share = Math.min(1, LONGEST / Math.max(wide, high));
  const side = (value: number) =>
    Math.min(BoardLimits.assetSize, Math.max(BoardLimits.minSize, Math.round(value * share)));
  return { asset, assetSize: [side(wide), side(high)] };
}
