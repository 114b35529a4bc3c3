import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { cover } from '../../testing/pictures.ts';
import { uploadWords } from '../../testing/upload.ts';
import { cropRect, keepCrop, maxZoomOf, WHOLE } from './cropping.ts';
import { DRAGGED } from './draggedFiles.ts';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
import type { UploadImage } from './uploadTypes.ts';

/** A picture of four quarters: red, green, blue and white. */
async function picture(name = 'a.png', width = 80, height = 40, type = 'image/png') {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  for (const [index, color] of ['#ff0000', '#00ff00', '#0000ff', '#ffffff'].entries()) {
    if (pen) pen.fillStyle = color;
    pen?.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
  }
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type);
  return new File([(await promise) ?? ''], name, { type });
}

async function start(props: Partial<ImageUploadProps> = {}) {
  const onImagesChange = vi.fn<(images: UploadImage[]) => void>();
  const view = await mount(
    <ImageUpload label="Pictures" words={uploadWords} onImagesChange={onImagesChange} {...props} />,
  );
  return { ...view, onImagesChange };
}

const group = () => page.getByRole('group', { name: 'Pictures' });
const pick = () => page.getByLabelText('Choose a picture, or drop or paste it here');
const shown = () =>
  page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt'));
const old = (id: string) => ({ id, alt: id, src: cover(1) });

/** Hands files over the way a drop or a paste does. */
function hand(kind: 'drop' | 'paste', target: Element, files: File[], dragged?: string) {
  const data = new DataTransfer();
  if (dragged !== undefined) data.setData(DRAGGED, dragged);
  for (const file of files) data.items.add(file);
  target.dispatchEvent(
    kind === 'drop'
      ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
  );
}

test('a picture is chosen, shown, replaced and taken away, the same file twice as well', async () => {
  const { onImagesChange } = await start();
  await userEvent.upload(pick(), await picture());
  await expect.element(page.getByRole('img', { name: 'a.png' })).toBeVisible();
  await userEvent.upload(page.getByLabelText('Replace'), await picture());
  await expect.poll(() => onImagesChange.mock.calls.length).toBe(2);
  expect(onImagesChange.mock.lastCall?.[0]).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Remove a.png' }));
  await expect.element(pick()).toBeInTheDocument();
  expect(onImagesChange).toHaveBeenLastCalledWith([]);
});

test('pictures are dropped and pasted too; a disabled field takes none', async () => {
  const { onImagesChange, rerender } = await start({ max: 5 });
  hand('drop', group().element(), [await picture('dropped.png'), await picture('second.png')]);
  await expect.poll(shown).toEqual(['dropped.png', 'second.png']);
  hand('paste', pick().element(), [await picture('pasted.png')]);
  await expect.poll(shown).toEqual(['dropped.png', 'second.png', 'pasted.png']);
  const calls = onImagesChange.mock.calls.length;
  await rerender(
    <ImageUpload label="Pictures" max={5} words={uploadWords} onImagesChange={onImagesChange} disabled />,
  );
  hand('drop', group().element(), [await picture()]);
  hand('paste', group().element(), [await picture()]);
  await expect.element(pick()).toBeDisabled();
  expect(onImagesChange.mock.calls.length).toBe(calls);
});

test('files beyond the limits are named and not passed on; the others are', async () => {
  const { onImagesChange } = await start({
    max: 4,
    limits: { maxBytes: 3000, minWidth: 40, maxPixels: 6000 },
  });
  const fat = new File([await picture(), new Uint8Array(3000)], 'fat.png', { type: 'image/png' });
  hand('drop', group().element(), [
    new File(['x'], 'words.txt', { type: 'text/plain' }),
    fat,
    new File(['no picture'], 'torn.png', { type: 'image/png' }),
    await picture('tiny.png', 10, 10),
    await picture('huge.png', 100, 100),
    await picture('good.png'),
  ]);
  await expect.poll(shown).toEqual(['good.png']);
  await expect
    .element(group())
    .toHaveAccessibleDescription(
      [
        'words.txt is no PNG, JPEG or WebP',
        'fat.png is larger than 5 MB',
        'torn.png is no picture that can be read',
        'tiny.png is too small',
        'huge.png has too many pixels',
      ].join(' '),
    );
  expect(onImagesChange).toHaveBeenCalledOnce();
});

test('a set takes no more than it may, and says which one was too many', async () => {
  await start({ max: 3, defaultImages: [old('a'), old('b')] });
  hand('drop', group().element(), [await picture('c.png'), await picture('d.png')]);
  await expect.poll(shown).toEqual(['a', 'b', 'c.png']);
  await expect.element(group()).toHaveAccessibleDescription('d.png is one too many');
  await expect.element(pick()).not.toBeInTheDocument();
});

test('pictures change places by keyboard, which keeps the focus and is spoken, and by dragging', async () => {
  await start({ max: 3, defaultImages: ['a', 'b', 'c'].map(old) });
  const later = page.getByRole('button', { name: 'Move a later' });
  (later.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(['b', 'a', 'c']);
  await expect.element(page.getByRole('status')).toHaveTextContent('a is number 2 of 3');
  await expect.element(later).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(['b', 'c', 'a']);
  await expect.element(later).toBeDisabled();
  expect(group().element().contains(document.activeElement)).toBe(true);
  const data = new DataTransfer();
  data.setData(DRAGGED, 'a');
  page
    .getByRole('listitem')
    .elements()[0]
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  await expect.poll(shown).toEqual(['a', 'b', 'c']);
});

test('a picture of the set that is dropped beside its places is not taken for a new file', async () => {
  const { onImagesChange } = await start({ max: 5, defaultImages: ['a', 'b'].map(old) });
  // Chrome gives every picture that is dragged a file.
  hand('drop', group().element(), [await picture('a.png')], 'a');
  hand('drop', pick().element(), [await picture('a.png')], 'a');
  hand('drop', group().element(), [await picture('new.png')]);
  await expect.poll(shown).toEqual(['a', 'b', 'new.png']);
  expect(onImagesChange).toHaveBeenCalledOnce();
});

test('taking one of a set away leaves the focus with its neighbour', async () => {
  await start({ max: 3, defaultImages: ['a', 'b'].map(old) });
  for (const [gone, next] of [
    ['a', page.getByRole('button', { name: 'Remove b' })],
    ['b', pick()],
  ] as const) {
    (page.getByRole('button', { name: `Remove ${gone}` }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(next).toHaveFocus();
  }
});

test('the focus stays in it when a picture comes and when it goes, and is taken from nowhere else', async () => {
  await mount(<ImageUpload label="Other" words={uploadWords} defaultImages={[old('x')]} />);
  expect(document.activeElement).toBe(document.body);
  await start();
  (pick().element() as HTMLElement).focus();
  await userEvent.upload(pick(), await picture());
  await expect.element(group().getByLabelText('Replace')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(pick()).toHaveFocus();
});

test('kept by the caller, it shows what the caller says: progress, errors, and what is busy', async () => {
  const files: UploadImage[] = [];
  function Page() {
    const [images, setImages] = useState<UploadImage[]>([]);
    return (
      <>
        <ImageUpload
          label="Pictures"
          max={2}
          words={uploadWords}
          images={images}
          onImagesChange={(next) => {
            files.push(...next);
            setImages(next.map((image) => ({ ...image, progress: 0.25 })));
          }}
        />
        <button
          type="button"
          onClick={() => setImages(files.map((image) => ({ ...image, error: 'Not sent' })))}
        >
          Fail
        </button>
      </>
    );
  }
  await mount(<Page />);
  await userEvent.upload(pick(), await picture());
  const bar = page.getByRole('progressbar', { name: 'Sending a.png' });
  await expect.element(bar).toHaveAttribute('value', '0.25');
  await userEvent.click(page.getByRole('button', { name: 'Fail' }));
  await expect.element(page.getByText('Not sent')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test('what is cropped has the ratio, the part that keys chose, and the name and kind of its file', async () => {
  const { onImagesChange } = await start({ cropRatio: 1 });
  (pick().element() as HTMLElement).focus();
  await userEvent.upload(pick(), await picture());
  await expect.element(page.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  const area = page.getByRole('img', { name: /The part that is kept/ });
  await expect.element(area).not.toHaveAttribute('aria-busy');
  (area.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight>12/}');
  await expect.element(page.getByRole('slider', { name: 'Left to right' })).toHaveValue('1');
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(() => onImagesChange.mock.calls.length).toBe(1);
  const file = onImagesChange.mock.lastCall?.[0][0]?.file;
  expect([file?.name, file?.type]).toEqual(['a.png', 'image/png']);
  const cut = await createImageBitmap(file ?? new Blob());
  expect([cut.width, cut.height]).toEqual([40, 40]);
  const canvas = new OffscreenCanvas(40, 40);
  const pen = canvas.getContext('2d');
  pen?.drawImage(cut, 0, 0);
  expect([...(pen?.getImageData(20, 5, 1, 1).data ?? [])]).toEqual([0, 255, 0, 255]);
});

test('cropping can be broken off, and goes on with the next of several', async () => {
  const { onImagesChange } = await start({ max: 3, cropRatio: 1 });
  hand('drop', group().element(), [await picture('a.png'), await picture('b.png')]);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(shown).toEqual(['b.png']);
  expect(onImagesChange).toHaveBeenCalledOnce();
});

/** Lets the next picture be drawn when the test says so. */
function slowToBlob() {
  const waiting: Array<() => void> = [];
  const spy = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function slow(
    this: HTMLCanvasElement,
    ...given: Parameters<HTMLCanvasElement['toBlob']>
  ) {
    waiting.push(() => {
      spy.mockRestore();
      this.toBlob(...given);
    });
  });
  onTestFinished(() => spy.mockRestore());
  return waiting;
}

test('what is being cut out cannot be broken off, and goes on with the next of several', async () => {
  const { onImagesChange } = await start({ max: 3, cropRatio: 1 });
  const files = [await picture('a.png'), await picture('b.png')];
  const waiting = slowToBlob();
  hand('drop', group().element(), files);
  const area = page.getByRole('img', { name: /The part that is kept/ });
  await expect.element(area).not.toHaveAttribute('aria-busy');
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(() => waiting.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  waiting[0]?.();
  await expect.poll(() => onImagesChange.mock.calls.length).toBe(1);
  await expect.element(area).not.toHaveAttribute('aria-busy');
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(shown).toEqual(['a.png', 'b.png']);
});

test('a picture that could not be read after all is not added once it was cancelled', async () => {
  const { onImagesChange } = await start({ max: 3, cropRatio: 1 });
  const reading = Promise.withResolvers<ImageBitmap>();
  const good = await picture('good.png');
  const spy = vi.spyOn(globalThis, 'createImageBitmap').mockReturnValueOnce(reading.promise);
  onTestFinished(() => spy.mockRestore());
  hand('drop', group().element(), [await picture('torn.png'), good]);
  await expect.poll(() => spy.mock.calls.length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  reading.reject(new Error('torn'));
  await expect.poll(() => spy.mock.calls.length).toBe(2);
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(shown).toEqual(['good.png']);
  expect(onImagesChange).toHaveBeenCalledOnce();
});

test('a file that is pasted while another is cropped leaves the crop as it is', async () => {
  const { onImagesChange } = await start({ max: 3, cropRatio: 1 });
  hand('drop', group().element(), [await picture('a.png')]);
  const area = page.getByRole('img', { name: /The part that is kept/ });
  await expect.element(area).not.toHaveAttribute('aria-busy');
  await userEvent.fill(page.getByRole('slider', { name: 'Zoom' }), '2');
  hand('paste', group().element(), [await picture('b.png')]);
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(() => onImagesChange.mock.calls.length).toBe(1);
  const cut = await createImageBitmap(onImagesChange.mock.lastCall?.[0][0]?.file ?? new Blob());
  expect(cut.width).toBe(20);
  // The one that was pasted is next, from the start.
  await expect.element(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await expect.element(area).not.toHaveAttribute('aria-busy');
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(shown).toEqual(['a.png', 'b.png']);
});

test('a crop stays as large as a picture must be', async () => {
  const { onImagesChange } = await start({ max: 3, cropRatio: 1, limits: { minWidth: 20, minHeight: 20 } });
  hand('drop', group().element(), [await picture('a.png')]);
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect.element(zoom).toHaveAttribute('max', '2');
  await userEvent.fill(zoom, '2');
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.poll(() => onImagesChange.mock.calls.length).toBe(1);
  const cut = await createImageBitmap(onImagesChange.mock.lastCall?.[0][0]?.file ?? new Blob());
  expect([cut.width, cut.height]).toEqual([20, 20]);
});

test('a part that is smaller than a picture may be is named, and not handed on', async () => {
  const { onImagesChange, host } = await start({ cropRatio: 1, limits: { minWidth: 60 } });
  // It is announced in a place that is there from the start.
  expect(host.querySelector('[aria-live]')?.checkVisibility()).toBe(true);
  await userEvent.upload(pick(), await picture());
  const area = page.getByRole('img', { name: /The part that is kept/ });
  await expect.element(area).not.toHaveAttribute('aria-busy');
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.element(group()).toHaveAccessibleDescription('a.png is too small');
  expect(onImagesChange).not.toHaveBeenCalled();
});

test('its description stands beside what is wrong, also with the picture itself', async () => {
  await mount(<p id="mine">Mine</p>);
  await start({ 'aria-describedby': 'mine', images: [{ ...old('a'), error: 'Not sent' }] });
  await expect.element(group()).toHaveAccessibleDescription('Not sent Mine');
  await expect.element(group()).toHaveAttribute('data-invalid');
});

test('it has a name and says what is wrong', async () => {
  await start({ error: 'No picture' });
  await expect.element(group()).toHaveAccessibleDescription('No picture');
  await expect.element(pick()).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  [WHOLE, { x: 20, y: 0, width: 40, height: 40 }],
  [
    { zoom: 2, across: 0, down: 1 },
    { x: 0, y: 20, width: 20, height: 20 },
  ],
  [
    { zoom: 4, across: 1, down: 0.5 },
    { x: 70, y: 15, width: 10, height: 10 },
  ],
])('the crop %j of 80 × 40 in a square is %j', (crop, rect) => {
  expect(cropRect({ width: 80, height: 40 }, 1, crop)).toEqual(rect);
});

test.each([
  [{ minWidth: 20, minHeight: 20 }, 2],
  [{ minWidth: 60 }, 1],
  [{}, 4],
])('with at least %j, 80 × 40 is zoomed in a square up to %i', (limits, zoom) => {
  expect(maxZoomOf({ width: 80, height: 40 }, 1, limits)).toBe(zoom);
});

test('a crop stays within its bounds', () => {
  expect(keepCrop({ zoom: 9, across: -1, down: 2 })).toEqual({ zoom: 4, across: 0, down: 1 });
});
