import type { Locator } from 'vitest/browser';

/** A PNG as a browser makes it, as somebody's file. */
export async function aPictureFile(name = 'board.png'): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A file that says it is a picture and begins like a PNG, of any size. */
export function aPngOf(bytes: number, name = 'large.png'): File {
  const content = new Uint8Array(bytes);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].slice(0, bytes));
  return new File([content], name, { type: 'image/png' });
}

/** Picks files with the file input inside of something. Handed over in the page: megabytes take long through the driver. */
export function pick(inside: Locator, ...files: readonly File[]): void {
  const input = inside.element().querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a picture.');
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Pastes files into an element. */
export function paste(into: Locator, ...files: readonly File[]): void {
  const init = { bubbles: true, cancelable: true, clipboardData: transferOf(files) };
  into.element().dispatchEvent(new ClipboardEvent('paste', init));
}

/** Drops files on an element. */
export function drop(on: Locator, ...files: readonly File[]): void {
  const init = { bubbles: true, cancelable: true, dataTransfer: transferOf(files) };
  on.element().dispatchEvent(new DragEvent('drop', init));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
