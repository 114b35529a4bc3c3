import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent, type Locator } from 'vitest/browser';
import {
  Autocomplete,
  ColorPicker,
  Combobox,
  IconButton,
  ImageUpload,
  MultiSelect,
  Switch,
  Table,
  Tooltip,
  Tree,
} from './index.ts';
import { mount } from './testing/mount.tsx';
import { optionWords, SUBJECTS } from './testing/options.ts';
import { uploadWords } from './testing/upload.ts';

interface Point {
  x: number;
  y: number;
}

/** What the browser gets from a finger, in the coordinates of the page around the frame of the test. */
async function finger(type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width === 0 ? 1 : frame.width / window.innerWidth;
  const touchPoints =
    point === undefined ? [] : [{ x: frame.left + point.x * scale, y: frame.top + point.y * scale }];
  await (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(
    'Input.dispatchTouchEvent',
    { type, touchPoints },
  );
}

/** A point of an element that is there and does not move any more. */
async function restingAt(target: Locator): Promise<Point> {
  let before = '';
  await expect
    .poll(() => {
      const { x, y, width, height } = target.element().getBoundingClientRect();
      const now = JSON.stringify({ x: x + width / 2, y: y + height / 2 });
      const isResting = now === before;
      before = now;
      return isResting;
    })
    .toBe(true);
  return JSON.parse(before);
}

async function tap(target: Locator) {
  await finger('touchStart', await restingAt(target));
  await finger('touchEnd');
}

async function drag(target: Locator, by: Point) {
  const from = await restingAt(target);
  await finger('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1])
    await finger('touchMove', { x: from.x + by.x * part, y: from.y + by.y * part });
  await finger('touchEnd');
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test('a tap turns a switch and chooses a colour', async () => {
  await mount(
    <>
      <Switch label="Public" />
      <ColorPicker label="Note" swatches={[{ value: '#aaaaaa', label: 'Grey' }]} />
    </>,
  );
  await tap(page.getByText('Public'));
  await expect.element(page.getByRole('switch', { name: 'Public' })).toBeChecked();
  await tap(page.getByRole('radio', { name: 'Grey' }));
  await expect.element(page.getByRole('radio', { name: 'Grey' })).toBeChecked();
});

test('a tap opens a combobox and chooses', async () => {
  await mount(<Combobox label="Subject" options={SUBJECTS} words={optionWords} />);
  await tap(page.getByRole('button', { name: 'Show all' }));
  await tap(page.getByRole('option', { name: 'Education' }));
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Education');
});

test('taps choose several, and take a chip away', async () => {
  const onValueChange = vi.fn();
  await mount(
    <MultiSelect
      label="Subjects"
      options={SUBJECTS}
      defaultValue={SUBJECTS.slice(0, 1)}
      words={optionWords}
      onValueChange={onValueChange}
    />,
  );
  await tap(page.getByRole('button', { name: 'Remove Agile workflow' }));
  await expect.poll(() => onValueChange.mock.lastCall?.[0]).toEqual([]);
  await tap(page.getByRole('combobox', { name: 'Subjects' }));
  await tap(page.getByRole('option', { name: 'Education' }));
  await tap(page.getByRole('option', { name: 'Roadmaps' }));
  await expect
    .poll(() => onValueChange.mock.lastCall?.[0].map(({ value }: { value: string }) => value))
    .toEqual(['education', 'roadmap']);
});

test('a tap on a suggestion searches for it', async () => {
  const onSearch = vi.fn();
  await mount(
    <Autocomplete
      label="Search"
      submitLabel="Search"
      clearLabel="Clear"
      suggestionsLabel="Suggestions"
      hot={{ title: 'Hot', items: ['Roadmap'] }}
      onSearch={onSearch}
    />,
  );
  await tap(page.getByRole('combobox', { name: 'Search' }));
  await tap(page.getByRole('option', { name: 'Roadmap' }));
  await expect.poll(() => onSearch.mock.calls).toEqual([['Roadmap']]);
});

test('a finger scrolls a table sideways', async () => {
  await mount(
    <div style={{ width: 240 }}>
      <Table
        caption="Fruits"
        rows={['Pear', 'Apple']}
        getKey={String}
        columns={['a', 'b', 'c', 'd'].map((key) => ({ key, header: key, cell: String }))}
      />
    </div>,
  );
  const region = page.getByRole('region', { name: 'Fruits' });
  await drag(region, { x: -100, y: 0 });
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(20);
});

test('a finger moves the part of a picture that is kept', async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 100;
  canvas.getContext('2d')?.fillRect(0, 0, 200, 100);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve);
  const file = new File([(await promise) ?? ''], 'a.png', { type: 'image/png' });
  await mount(
    <div style={{ width: 200 }}>
      <ImageUpload label="Cover" cropRatio={1} words={uploadWords} />
    </div>,
  );
  await page.getByLabelText(uploadWords.pick).upload(file);
  const area = page.getByRole('img', { name: /The part that is kept/ });
  await expect.element(area).not.toHaveAttribute('aria-busy');
  await drag(area, { x: 60, y: 0 });
  // The picture follows the finger, so the part goes the other way.
  await expect
    .poll(() =>
      Number((page.getByRole('slider', { name: 'Left to right' }).element() as HTMLInputElement).value),
    )
    .toBeLessThan(0.3);
});

test('a finger that rests on an entry of a tree drags it, and does not scroll the tree', async () => {
  const onMove = vi.fn();
  await mount(
    <Tree
      label="Boards"
      items={Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: `Board ${index}` }))}
      words={{ loading: 'Loading', failed: 'Failed', retry: 'Again' }}
      style={{ height: 200, width: 240 }}
      onMove={onMove}
    />,
  );
  const tree = page.getByRole('tree');
  const { x, y } = await restingAt(page.getByRole('treeitem', { name: 'Board 4' }));
  await finger('touchStart', { x, y });
  await expect.element(tree).toHaveAttribute('data-moving');
  for (const step of [1, 2, 3, 4]) await finger('touchMove', { x, y: y - step * 18 });
  await expect.element(page.getByRole('treeitem', { name: 'Board 2' })).toHaveAttribute('data-drop');
  await finger('touchEnd');
  expect(tree.element().scrollTop).toBe(0);
  expect(onMove.mock.calls).toEqual([[{ ids: ['4'], parentId: null, beforeId: '3' }]]);
});

test('a long press shows a tooltip and presses nothing; the tooltip stays without the finger, until the next press', async () => {
  const onClick = vi.fn();
  await mount(
    <div style={{ padding: 80 }}>
      <IconButton label="Collect" icon={<svg />} onClick={onClick} />
      <button type="button">Elsewhere</button>
    </div>,
  );
  const button = page.getByRole('button', { name: 'Collect' });
  const bubble = page.getByRole('tooltip');
  await finger('touchStart', await restingAt(button));
  await expect.element(bubble).toBeVisible();
  await finger('touchEnd');
  await expect.element(bubble).toHaveTextContent('Collect');
  await tap(page.getByRole('button', { name: 'Elsewhere' }));
  await expect.element(bubble).not.toBeInTheDocument();
  expect(onClick).not.toHaveBeenCalled();
  // A tap presses, as ever.
  await tap(button);
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  expect(bubble.elements()).toHaveLength(0);
});

test('what a browser makes of a long press does not press a link with a tooltip; the keyboard does', async () => {
  const onClick = vi.fn();
  await mount(
    <Tooltip content="Takes three days">
      <a href="#elsewhere" onClick={(event) => onClick(event.preventDefault())}>
        Publish
      </a>
    </Tooltip>,
  );
  const link = page.getByRole('link', { name: 'Publish' });
  await finger('touchStart', await restingAt(link));
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await finger('touchEnd');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  link.element().dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
  // The keyboard presses it all the same.
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a long press of what has its tooltip disabled presses it', async () => {
  const onClick = vi.fn();
  await mount(
    <Tooltip content="Takes three days" disabled>
      <button type="button" onClick={onClick}>
        Publish
      </button>
    </Tooltip>,
  );
  const button = page.getByRole('button', { name: 'Publish' }).element();
  const press = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 20, clientY: 20 };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  button.dispatchEvent(new PointerEvent('pointerdown', press));
  vi.advanceTimersByTime(1000);
  button.dispatchEvent(new PointerEvent('pointerup', press));
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a finger that scrolls, or leaves soon, shows no tooltip', async () => {
  await mount(
    <Tooltip content="Takes three days">
      <button type="button">Publish</button>
    </Tooltip>,
  );
  const button = page.getByRole('button', { name: 'Publish' }).element();
  const pointer = (type: string, clientY: number) =>
    button.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: 20, clientY }),
    );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [last, y] of [
    ['pointermove', 60],
    ['pointerup', 20],
    ['pointercancel', 20],
  ] as const) {
    pointer('pointerdown', 20);
    pointer(last, y);
    vi.advanceTimersByTime(1000);
    expect([last, page.getByRole('tooltip').elements().length]).toEqual([last, 0]);
  }
  pointer('pointerdown', 20);
  pointer('pointermove', 24);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
});
