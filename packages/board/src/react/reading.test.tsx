import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frames, mount, until } from '../../test/browser.tsx';
import { frame, shape, topic } from '../../test/elements.ts';
import { makeSnapshot } from '../document/index.ts';
import { LIGHT_THEME } from '../render/index.ts';
import type { BoardFindLabels } from './BoardFind.tsx';
import type { BoardPresentationLabels } from './BoardPresentation.tsx';
import { BoardViewer, type BoardViewerProps } from './BoardViewer.tsx';

/** A viewer on a board, painted. */
async function view(props: Pick<BoardViewerProps, 'snapshot' | 'find' | 'presentation'>) {
  const onReady = vi.fn<() => void>();
  const host = mount(
    <BoardViewer
      labels={{
        board: 'Board: Retrospective',
        role: 'board viewer',
        help: 'Arrow keys move, plus and minus zoom, 1 shows everything.',
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        fit: 'Show all',
        actualSize: 'Actual size',
        zoomLevel: (percent) => `${percent} %`,
        empty: 'Nothing here yet',
      }}
      theme="light"
      onReady={onReady}
      {...props}
    />,
  );
  await until('the board', () => onReady.mock.calls.length > 0);
  await frames();
  const canvas = host.querySelector('canvas');
  const stage = host.querySelector<HTMLElement>('[role="application"]');
  if (!canvas || !stage) throw new Error('no canvas');
  return { canvas, stage };
}

beforeEach(async () => {
  await page.viewport(1000, 700);
});

const findLabels: BoardFindLabels = {
  find: 'Find',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  place: (place, count) => `${place} of ${count}`,
  nothing: 'Nothing found',
};

describe('the search of the viewer', () => {
  const board = makeSnapshot([
    shape('a', { x: 0, y: 0, text: 'Alpha plan' }),
    shape('b', { x: 6000, y: 0, text: 'Beta plan' }),
    topic('root', null, { x: 0, y: 4000, text: 'Root', folded: true }),
    topic('hidden', 'root', { order: 'a0', text: 'Hidden plan' }),
  ]);
  /** Whether a place of the board is in view, in colour of the frame around what is found. */
  const orange = LIGHT_THEME.palette.orange.strong;
  const framed = (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(orange.slice(at, at + 2), 16));
    let pixels = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) pixels += 1;
    return pixels;
  };

  test('goes from place to place, opens what is folded over one, and gives the keyboard back', async () => {
    const { canvas, stage } = await view({ snapshot: board, find: findLabels });
    stage.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = page.getByRole('searchbox', { name: 'Find' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('plan');
    await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible();
    await expect.poll(() => framed(canvas)).toBeGreaterThan(100);
    await expect.element(page.getByText('1 of 3: Alpha plan')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 of 3: Beta plan')).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await expect.element(page.getByText('3 of 3: Hidden plan')).toBeInTheDocument();
    await expect.poll(() => framed(canvas)).toBeGreaterThan(100);
    await userEvent.click(page.getByRole('button', { name: 'Next' }));
    await userEvent.click(page.getByRole('button', { name: 'Previous' }));
    await expect.element(page.getByText('3 of 3: Hidden plan')).toBeInTheDocument();
    await userEvent.fill(field, 'nowhere');
    await expect.element(page.getByText('Nothing found').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    expect(document.activeElement).toBe(stage);
    await expect.poll(() => framed(canvas)).toBe(0);
  });

  test('leaves Enter and Escape to an input method that composes', async () => {
    const { stage } = await view({ snapshot: board, find: findLabels });
    stage.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = page.getByRole('searchbox', { name: 'Find' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('plan');
    await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible();
    for (const key of ['Enter', 'Escape'])
      for (const taken of [{ isComposing: true }, { keyCode: 229 }]) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...taken });
        field.element().dispatchEvent(event);
        expect(event.defaultPrevented).toBe(false);
      }
    await frames();
    await expect.element(field).toHaveValue('plan');
    await expect.element(page.getByText('1 of 3', { exact: true })).toBeVisible();
  });

  test('is not offered without words for it, nor on an empty board', async () => {
    await view({ snapshot: makeSnapshot([]), find: findLabels });
    expect(page.getByRole('button', { name: 'Find' }).elements()).toEqual([]);
  });
});

describe('a presentation', () => {
  const presentation: BoardPresentationLabels = {
    present: 'Present',
    board: 'Board: Retrospective',
    previous: 'Previous slide',
    next: 'Next slide',
    laser: 'Laser',
    leave: 'End',
    slide: (place, count, title) => `${place} of ${count} ${title}`,
    help: 'Arrows go on.',
  };
  const slides = makeSnapshot([
    frame('second', { x: 1000, y: 0, w: 400, h: 300, text: 'Two' }),
    frame('first', { x: 0, y: 0, w: 400, h: 300, text: 'One' }),
    shape('red', { x: 0, y: 0, w: 400, h: 300, style: { fill: '#ff0000', stroke: 'none' } }),
    shape('blue', { x: 1000, y: 0, w: 400, h: 300, style: { fill: '#0000ff', stroke: 'none' } }),
    shape('beside', { x: 420, y: 0, w: 300, h: 300, style: { fill: '#00ff00', stroke: 'none' } }),
  ]);
  const colors = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas');
    if (!canvas) return { red: 0, green: 0, blue: 0 };
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const counts = { red: 0, green: 0, blue: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
      if (r === 255 && g === 0 && b === 0) counts.red += 1;
      if (r === 0 && g === 255 && b === 0) counts.green += 1;
      if (r === 0 && g === 0 && b === 255) counts.blue += 1;
    }
    return counts;
  };

  test('shows each frame alone, in the order in which one reads them, by keys, buttons and presses', async () => {
    const { stage } = await view({ snapshot: slides, presentation });
    await userEvent.click(page.getByRole('button', { name: 'Present' }));
    const dialog = page.getByRole('dialog', { name: 'Board: Retrospective' });
    await expect.element(dialog.getByText('1 of 2 One')).toBeVisible();
    await expect.poll(() => colors().red).toBeGreaterThan(20_000);
    await expect.poll(colors).toMatchObject({ green: 0, blue: 0 });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('2 of 2 Two')).toBeVisible();
    await expect.poll(() => colors().blue).toBeGreaterThan(20_000);
    await expect.poll(() => colors().red).toBe(0);
    // There is nothing behind the last one.
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(dialog.getByText('2 of 2 Two')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous slide' }));
    await expect.element(dialog.getByText('1 of 2 One')).toBeVisible();
    await userEvent.keyboard('l');
    await expect
      .element(dialog.getByRole('button', { name: 'Laser' }))
      .toHaveAttribute('aria-pressed', 'true');
    const canvas = dialog.element().querySelector('canvas');
    if (!canvas) throw new Error('no canvas');
    // With the laser on, a press points and does not go on.
    await userEvent.click(canvas);
    await expect.element(dialog.getByText('1 of 2 One')).toBeVisible();
    await userEvent.keyboard('l');
    await userEvent.click(canvas);
    await expect.element(dialog.getByText('2 of 2 Two')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stage.isConnected).toBe(true);
  });

  test('notes are for who has words for them: N shows those of each slide, and they are read with the keys', async () => {
    const board = makeSnapshot(
      slides.elements.map((each) =>
        each.id === 'first' ? { ...each, note: 'Wait for Ana\n'.repeat(90) } : each,
      ),
    );
    const notes = page.getByRole('region', { name: 'Notes' });
    const said = () => notes.query()?.textContent;
    await view({
      snapshot: board,
      presentation: { ...presentation, notes: { show: 'Notes', none: 'No notes' } },
    });
    await userEvent.click(page.getByRole('button', { name: 'Present' }));
    await expect.element(page.getByText('1 of 2 One')).toBeVisible();
    await userEvent.keyboard('n');
    await expect.poll(said).toContain('Wait for Ana');
    (notes.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(page.getByText('2 of 2 Two')).toBeVisible();
    await expect.poll(said).toBe('No notes');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(said).toContain('Wait for Ana');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => notes.element().scrollTop).toBeGreaterThan(0);
    await expect.element(page.getByText('1 of 2 One')).toBeVisible();
    await userEvent.keyboard('n');
    await expect.element(notes).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'End' }));
  });

  test('is not offered on a board without frames', async () => {
    await view({ snapshot: makeSnapshot([shape('a')]), presentation });
    expect(page.getByRole('button', { name: 'Present' }).elements()).toEqual([]);
  });
});
