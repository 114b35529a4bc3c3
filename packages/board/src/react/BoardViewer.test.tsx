import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frames, mount, mouse, touch, until, colorAt } from '../../test/browser.tsx';
import { drawing, shape, table, topic } from '../../test/elements.ts';
import { mindMap, retrospective } from '../../test/samples.ts';
import { makeSnapshot } from '../document/index.ts';
import { BoardScene, sourceOf } from '../layout/index.ts';
import { foldMarkOf } from '../kinds/topic/topicEdge.ts';
import { marksOf } from '../kinds/topic/topicStyle.ts';
import { fitPadding, fitted, LIGHT_THEME, toSurface } from '../render/index.ts';
import { LinkedSurfaces } from '../surface/linkedSurfaces.ts';
import { measurerFor } from '../surface/sceneFonts.ts';
import { BoardViewer, type BoardViewerLabels, type BoardViewerProps } from './BoardViewer.tsx';

const labels: BoardViewerLabels = {
  board: 'Board: Retrospective',
  role: 'board viewer',
  help: 'Arrow keys move, plus and minus zoom, 1 shows everything.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show all',
  actualSize: 'Actual size',
  zoomLevel: (percent) => `${percent} %`,
  empty: 'Nothing here yet',
};

/** A red square of 200 at the origin: easy to find again on the canvas. */
const SQUARE = makeSnapshot([
  shape('a', { x: 0, y: 0, w: 200, h: 200, style: { fill: '#ff0000', stroke: 'none' } }),
  shape('far', { x: 400, y: 300, w: 100, h: 100, style: { fill: '#0000ff', stroke: 'none' } }),
]);

async function view(props: Partial<BoardViewerProps> = {}) {
  const onReady = vi.fn<() => void>();
  const host = mount(
    <BoardViewer snapshot={SQUARE} labels={labels} theme="light" onReady={onReady} {...props} />,
  );
  await until('the board', () => onReady.mock.calls.length > 0);
  await frames();
  const canvas = host.querySelector('canvas');
  const stage = host.querySelector<HTMLElement>('[role="application"]');
  if (!canvas || !stage) throw new Error('no canvas');
  return { host, canvas, stage };
}

/** How far the controls reach up from the foot of the board. */
function controlsHeight(canvas: HTMLCanvasElement): number {
  const controls = [...(canvas.closest('[data-scheme]')?.querySelectorAll('button') ?? [])].at(
    -1,
  )?.parentElement;
  if (!controls) throw new Error('no controls');
  return canvas.getBoundingClientRect().bottom - controls.getBoundingClientRect().top;
}

/** The left and top edge and the width of the red square on the page. */
function square(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  let [left, right, top] = [width, 0, height];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const at = (y * width + x) * 4;
      if (data[at] !== 255 || data[at + 1] !== 0 || data[at + 2] !== 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
    }
  }
  const ratio = width / canvas.clientWidth;
  return { left: left / ratio, top: top / ratio, width: (right - left) / ratio };
}

const percent = (host: HTMLElement) => host.querySelector('button[title="Actual size"]')?.textContent;

beforeEach(async () => {
  await page.viewport(1000, 700);
});

describe('the board viewer', () => {
  test('shows the whole board in the middle at first, at 100 % at most', async () => {
    const { host, canvas } = await view();
    const { left, top, width } = square(canvas);
    expect(percent(host)).toBe('100 %');
    expect(left).toBeCloseTo(200, -1);
    // In the middle of what the controls leave.
    expect(top).toBeCloseTo(100 - (controlsHeight(canvas) - fitPadding(900)) / 2, -1);
    expect(width).toBeCloseTo(200, -1);
  });

  test('a table is painted once its part has come', async () => {
    const style = { fill: '#00ff00', stroke: 'none' } as const;
    const snapshot = makeSnapshot([
      table(
        't',
        [
          ['', ''],
          ['', ''],
        ],
        { style },
      ),
    ]);
    const { host } = await view({ snapshot });
    const canvas = host.querySelector('canvas');
    if (!canvas) throw new Error('no canvas');
    const { clientWidth: width, clientHeight: height } = canvas;
    const colors = Array.from({ length: 20 }, (_, part) =>
      colorAt(canvas, width / 2 - 40, (height * part) / 20),
    );
    expect(colors).toContain('0,255,0');
  });

  test('a board with a line by hand is ready once the line is painted', async () => {
    const snapshot = makeSnapshot([drawing('d', { style: { stroke: '#ff0000', strokeWidth: 40 } })]);
    const seen: string[] = [];
    mount(
      <BoardViewer
        snapshot={snapshot}
        labels={labels}
        theme="light"
        onReady={() => {
          const canvas = document.querySelector('canvas');
          if (canvas) seen.push(square(canvas).width > 100 ? 'painted' : 'missing');
        }}
      />,
    );
    await until('the board', () => seen.length > 0);
    expect(seen).toEqual(['painted']);
  });

  test('a drag moves the board with the pointer', async () => {
    const { canvas } = await view();
    const before = square(canvas);
    await mouse.drag([450, 300], [530, 340]);
    const after = square(canvas);
    expect(after.left - before.left).toBeCloseTo(80, -0.5);
    expect(after.top - before.top).toBeCloseTo(40, -0.5);
  });

  test('the wheel zooms with Ctrl around the pointer, and pans once the board has the focus', async () => {
    const { host, canvas, stage } = await view();
    const start = square(canvas);
    const wheel = (init: WheelEventInit) =>
      canvas.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          clientX: start.left,
          clientY: start.top,
          ...init,
        }),
      );
    expect(wheel({ deltaY: 40 })).toBe(true);
    await frames();
    expect(square(canvas)).toEqual(start);
    expect(wheel({ deltaY: -40, ctrlKey: true })).toBe(false);
    await frames();
    const zoomed = square(canvas);
    expect(zoomed.width / start.width).toBeCloseTo(Math.exp(0.4), 1);
    expect(Math.abs(zoomed.left - start.left)).toBeLessThan(4);
    stage.focus();
    expect(wheel({ deltaY: 40 })).toBe(false);
    await frames();
    expect(square(canvas).top).toBeCloseTo(zoomed.top - 40, -1);
    expect(percent(host)).toBe('149 %');
  });

  test('one finger pans and two zoom', async () => {
    const { canvas } = await view();
    const before = square(canvas);
    await touch([[450, 300]], [[470, 310]], [[500, 320]]);
    const panned = square(canvas);
    expect(panned.left - before.left).toBeCloseTo(50, -1);
    await touch(
      [
        [400, 300],
        [500, 300],
      ],
      [
        [375, 300],
        [525, 300],
      ],
      [
        [350, 300],
        [550, 300],
      ],
    );
    expect(square(canvas).width / panned.width).toBeCloseTo(2, 0);
  });

  test('arrow keys pan, plus and minus zoom, 0 and 1 go back', async () => {
    const { host, canvas, stage } = await view();
    stage.focus();
    const before = square(canvas);
    await userEvent.keyboard('{ArrowRight}');
    await frames();
    expect(square(canvas).left).toBeCloseTo(before.left - 64, -0.5);
    await userEvent.keyboard('+');
    await until('zooming in', () => percent(host) === '125 %');
    await userEvent.keyboard('-');
    await until('zooming out', () => percent(host) === '100 %');
    await userEvent.keyboard('--');
    await userEvent.keyboard('0');
    await until('actual size', () => percent(host) === '100 %');
    await userEvent.keyboard('1');
    await until('everything', () => Math.abs(square(canvas).left - before.left) < 3);
  });

  test('the buttons zoom and are named', async () => {
    const { host } = await view();
    const button = (name: string) => host.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
    button('Zoom in')?.click();
    await until('zooming in', () => percent(host) === '125 %');
    button('Zoom out')?.click();
    await until('zooming out', () => percent(host) === '100 %');
    expect(button('Show all')).not.toBeNull();
    expect(host.querySelector('[role="application"]')?.getAttribute('aria-label')).toBe(
      'Board: Retrospective',
    );
  });

  test('a click on a fold mark folds that topic in this view only', async () => {
    const snapshot = makeSnapshot(mindMap(['Root', ['One', 'a', 'b', 'c'], ['Two', 'd']]));
    const before = JSON.stringify(snapshot);
    const { canvas } = await view({ snapshot });
    const dark = () => {
      const { width, height } = canvas;
      return (
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, width, height)
          .data.reduce((sum, value) => sum + (value < 90 ? 1 : 0), 0) ?? 0
      );
    };
    const open = dark();
    const source = sourceOf(snapshot);
    const scene = new BoardScene(source, measurerFor(source));
    const item = scene.get('t-0');
    const bounds = scene.bounds();
    if (item?.kind !== 'topic' || !bounds) throw new Error('no topic');
    const covered = { top: 0, right: 0, bottom: controlsHeight(canvas) - fitPadding(900), left: 0 };
    const at = toSurface(fitted(bounds, 900, 600, { covered }), foldMarkOf(item.placed));
    const found = [at.x, at.y] as const;
    await mouse.click(...found);
    expect(dark()).toBeLessThan(open);
    await mouse.click(...found);
    expect(dark()).toBe(open);
    expect(JSON.stringify(snapshot)).toBe(before);
  });

  test('a board that fills its place stays clear of the controls', async () => {
    const red = shape('a', { x: 0, y: 0, w: 2000, h: 2000, style: { fill: '#ff0000', stroke: 'none' } });
    const { canvas } = await view({ snapshot: makeSnapshot([red]) });
    const { top, width } = square(canvas);
    const free = canvas.getBoundingClientRect().height - controlsHeight(canvas);
    expect(top + width).toBeLessThanOrEqual(free + 2);
  });

  test('shows the cells of a table in their own colours', async () => {
    const looks = { 'r1/c1': { fill: '#00ff00' } } as const;
    const { canvas } = await view({ snapshot: makeSnapshot([table('t', [['']], { looks })]) });
    await until(
      'the cell',
      () => colorAt(canvas, canvas.clientWidth / 2, canvas.clientHeight / 2) === '0,255,0',
    );
  });

  test('an empty board says so', async () => {
    const { host } = await view({ snapshot: makeSnapshot([]) });
    expect(host.textContent).toContain('Nothing here yet');
  });

  test('the dark theme paints a dark ground', async () => {
    const { canvas } = await view({ theme: 'dark' });
    expect(colorAt(canvas, 5, 5)).toBe('21,25,31');
  });

  test('follows the theme of the page by default', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const { canvas } = await view({ theme: 'auto', snapshot: retrospective() });
    expect(colorAt(canvas, 5, 5)).toBe('21,25,31');
    document.documentElement.style.colorScheme = 'light';
    await until('the light theme', () => colorAt(canvas, 5, 5) === '250,250,247');
    document.documentElement.style.colorScheme = '';
  });
});

test('pressing the mark of a note shows it, and Escape closes it', async () => {
  const snapshot = makeSnapshot([topic('r', null, { text: 'Plan', note: 'Ask Ana first' })]);
  const { canvas } = await view({ snapshot });
  const source = sourceOf(snapshot);
  const item = new BoardScene(source, measurerFor(source)).get('r');
  if (item?.kind !== 'topic') throw new Error('no topic');
  const [mark] = marksOf(item.element, item.placed.measure, item.box);
  if (!mark) throw new Error('no mark');
  const covered = { top: 0, right: 0, bottom: controlsHeight(canvas) - fitPadding(900), left: 0 };
  const middle = { x: mark.box.x + mark.box.w / 2, y: mark.box.y + mark.box.h / 2 };
  const at = toSurface(fitted(item.bounds, 900, 600, { covered }), middle);
  await mouse.click(at.x, at.y);
  const shown = () => document.querySelector('[role="dialog"][aria-label="Plan"]');
  await expect.poll(() => shown()?.textContent).toBe('Ask Ana first');
  expect(document.activeElement).toBe(shown());
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBeNull();
});

test('linked boards show the same part at the same scale, and marks are painted around what differs', async () => {
  const linked = new LinkedSurfaces();
  const marks = new Map([['a', 'added' as const]]);
  const one = await view({ linked, marks });
  const other = await view({ linked });
  const scale = (host: HTMLElement) => host.querySelector('[aria-label^="Actual size"]')?.textContent;
  expect(scale(one.host)).toBe(scale(other.host));
  const green = LIGHT_THEME.palette.green.strong;
  await until('the marks', () => countOf(one.canvas, green) > 100);
  const [marked, plain] = [square(one.canvas), square(other.canvas)];
  expect(Math.abs(marked.left - plain.left)).toBeLessThan(4);
  expect(countOf(other.canvas, green)).toBe(0);
  one.stage.focus();
  await userEvent.keyboard('+');
  await until('the other board to follow', () => scale(other.host) === scale(one.host));
  linked.show('far');
  await until('both at the place', () => scale(one.host) === '100 %' && scale(other.host) === '100 %');
});

test('marks that come, go and come again are painted once', async () => {
  const marks = new Map([['a', 'added' as const]]);
  function Marked() {
    const [isMarked, setMarked] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setMarked(!isMarked)}>
          Marks
        </button>
        <BoardViewer snapshot={SQUARE} labels={labels} theme="light" {...(isMarked ? { marks } : {})} />
      </>
    );
  }
  const host = mount(<Marked />);
  const canvas = () => host.querySelector('canvas') ?? document.createElement('canvas');
  const green = LIGHT_THEME.palette.green.strong;
  const pixels = () =>
    canvas().getContext('2d')?.getImageData(0, 0, canvas().width, canvas().height).data.join();
  await until('the marks', () => countOf(canvas(), green) > 100);
  await frames();
  const once = pixels();
  const toggle = page.getByRole('button', { name: 'Marks' });
  for (let times = 0; times < 3; times += 1) {
    await userEvent.click(toggle);
    await until('no marks', () => countOf(canvas(), green) === 0);
    await userEvent.click(toggle);
    await until('the marks again', () => countOf(canvas(), green) > 100);
  }
  await frames();
  expect(pixels() === once).toBe(true);
});

/** How many pixels of a canvas have a colour. */
function countOf(canvas: HTMLCanvasElement, color: string): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
  return count;
}
