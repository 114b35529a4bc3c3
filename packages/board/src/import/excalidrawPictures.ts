import { assetOfData, cropOf } from './dataPicture.ts';
import { coordinate, type Draft, given } from './draft.ts';
import { isRecord, listOf, textOf } from './json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The part of its picture that an element shows: Excalidraw counts it in the picture's own pixels. */
function shownPart(crop: unknown) {
  if (!isRecord(crop)) return undefined;
  const [wide, high] = [coordinate(crop['naturalWidth']), coordinate(crop['naturalHeight'])];
  if (wide <= 0 || high <= 0) return undefined;
  const [x, y] = [coordinate(crop['x']) / wide, coordinate(crop['y']) / high];
  return cropOf(x, y, coordinate(crop['width']) / wide, coordinate(crop['height']) / high);
}

/** The picture that an element of Excalidraw shows, taken into the board; null where the drawing does not hold it. */
export function pictureOf(draft: Draft, element: Fields, files: Fields): string | null {
  const name = textOf(element['fileId']);
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!isRecord(file)) return null;
  const [across, down] = listOf(element['scale']).map((scale) => coordinate(scale, 1) < 0);
  const flip = across === true || down === true ? ([across === true, down === true] as const) : undefined;
  return assetOfData(draft, textOf(file['dataURL']), given({ crop: shownPart(element['crop']), flip }));
}
