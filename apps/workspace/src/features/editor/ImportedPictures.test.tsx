import { BoardStore } from '@boardwalk/board';
import { failWith } from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { openEditor, openOutline, outlineNames } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { LiveBoard } from './live/live-board.ts';

const slow = { timeout: 15_000 };
const [RED, GREEN, BLUE, YELLOW] = ['ff0000', '00ff00', '0000ff', 'ffff00'];

/** A picture of 40 by 20 with a colour in each quarter, as an address. */
function quarters(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [40, 20];
  const context = canvas.getContext('2d');
  for (const [at, color] of [RED, GREEN, BLUE, YELLOW].entries()) {
    if (!context) throw new Error('no canvas');
    context.fillStyle = `#${color}`;
    context.fillRect((at % 2) * 20, at < 2 ? 0 : 10, 20, 10);
  }
  return canvas.toDataURL('image/png');
}

/** The colours of the four quarters of a picture, and its size. */
async function seen(file: Blob): Promise<readonly (string | number)[]> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) =>
    Array.from(context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data.slice(0, 3), (part) =>
      part > 127 ? 'ff' : '00',
    ).join('');
  const [w, h] = [bitmap.width, bitmap.height];
  return [w, h, at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** A server that takes pictures, and those that it was sent. */
function taking() {
  const sent: Blob[] = [];
  const uploadFileImage = async ({ path, form }: { path: { hash: string }; form?: FormData | undefined }) => {
    const file = form?.get('file');
    if (!(file instanceof Blob)) throw new Error('There is no file.');
    sent.push(file);
    const { width, height } = await createImageBitmap(file);
    return { hash: path.hash, url: '/x', width, height, size: file.size, type: 'image/webp' };
  };
  return { sent, uploadFileImage };
}

function drop(name: string, text: string): void {
  const clip = new DataTransfer();
  clip.items.add(new File([text], name));
  document
    .querySelector('canvas')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer: clip, bubbles: true, cancelable: true }));
}

/** The elements of a board as others see them. */
function elementsOn(fileKey: string) {
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  return () => [...store.elements.values()];
}

const image = (id: string, more: object = {}) => ({
  id,
  type: 'image',
  fileId: 'f',
  x: 0,
  y: 0,
  width: 80,
  height: 40,
  ...more,
});
const clipOf = (type: string, dataURL: string, ...elements: object[]) =>
  JSON.stringify({ type, elements, files: { f: { id: 'f', dataURL } } });

test('pictures of a drawing of Excalidraw are stored as they are shown: the part of them, and mirrored; others see them, and one undo takes them away', async () => {
  const { sent, uploadFileImage } = taking();
  const { fileKey } = await openEditor({ handlers: { uploadFileImage } });
  const others = elementsOn(fileKey);
  const crop = { x: 20, y: 0, width: 20, height: 20, naturalWidth: 40, naturalHeight: 20 };
  drop(
    'trip.excalidraw',
    clipOf('excalidraw', quarters(), image('a'), image('b', { crop }), image('c', { scale: [-1, -1] })),
  );
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.element(dialog.getByText('trip.excalidraw is on the board'), slow).toBeVisible();
  await expect.element(dialog.getByText('Nothing was lost')).not.toBeInTheDocument();
  expect(await Promise.all(sent.map(seen))).toEqual([
    [40, 20, RED, GREEN, BLUE, YELLOW],
    [20, 20, GREEN, GREEN, YELLOW, YELLOW],
    [40, 20, YELLOW, BLUE, GREEN, RED],
  ]);
  await expect.poll(() => others().filter(({ type, asset }) => type === 'picture' && asset).length).toBe(3);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => others().length).toBe(0);
});

test('pictures of a diagram keep their shape within their room; scripts in a drawing never leave it, and what is elsewhere is named', async () => {
  const { sent, uploadFileImage } = taking();
  const { fileKey } = await openEditor({ handlers: { uploadFileImage } });
  const others = elementsOn(fileKey);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>document.title="x"</script><path fill="red" d="M0 0h40v20H0z"/></svg>';
  const cell = (id: string, address: string) =>
    `<mxCell id="${id}" parent="1" vertex="1" style="shape=image;image=${address}"><mxGeometry width="100" height="100" as="geometry"/></mxCell>`;
  drop(
    'plan.drawio',
    `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${cell('a', `data:image/svg+xml,${btoa(svg)}`)}${cell('b', 'https://example.com/cat.png')}</root></mxGraphModel>`,
  );
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.element(dialog.getByText('plan.drawio is on the board'), slow).toBeVisible();
  const named = dialog.getByText('1 picture is not in the file, which only names its address');
  await expect.element(named).toBeVisible();
  await expectAccessible();
  expect(sent.map(({ type }) => type)).toEqual(['image/png']);
  const pictures = () => others().filter(({ type }) => type === 'picture');
  await expect.poll(pictures).toMatchObject([{ w: 100, h: 50 }]);
  expect(document.title).not.toBe('x');
});

test('what was copied in Excalidraw comes with its pictures; one that is refused is said', async () => {
  const { sent, uploadFileImage } = taking();
  let refuses = false;
  await openEditor({
    handlers: {
      uploadFileImage: async (request) =>
        refuses ? failWith('image_not_accepted') : await uploadFileImage(request),
    },
  });
  const paste = () => {
    const clip = new DataTransfer();
    clip.setData('text/plain', clipOf('excalidraw/clipboard', quarters(), image('a')));
    const event = new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true });
    document.querySelector('textarea')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  // The code that edits comes after the first view.
  await expect.poll(paste).toBe(true);
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Picture']);
  expect(sent).toHaveLength(1);
  refuses = true;
  expect(paste()).toBe(true);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect.element(notices.getByText('1 picture is missing.', { exact: false })).toBeVisible();
  await expect.poll(outlineNames).toEqual(['Picture', 'Picture']);
});
