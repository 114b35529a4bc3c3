import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ITEMS, leaf, names, row, TreePage } from './testing/TreePage.tsx';

const onMove = vi.fn();

beforeEach(() => void onMove.mockReset());

/** Sends what a browser sends for a pointer, which is pressed unless it is said to be not. */
function pointer(
  type: string,
  target: Element,
  place: { x: number; y: number },
  pointerType: string,
  buttons = type === 'pointerup' ? 0 : 1,
) {
  const init = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, pointerType };
  target.dispatchEvent(new PointerEvent(type, { ...init, buttons, clientX: place.x, clientY: place.y }));
}

/** A point of a row, so far down it. */
function pointOf(name: string, part: number) {
  const box = row(name).element().getBoundingClientRect();
  return { x: box.left + 100, y: box.top + box.height * part };
}

test.each(['mouse', 'touch'])('entries are dragged by %s', async (pointerType) => {
  await mount(
    <TreePage onMove={onMove} canMove={({ parentId }) => parentId !== 'Drive'} defaultExpanded={['Plans']} />,
  );
  await expect.element(row('Ideas')).toBeVisible();
  const tree = page.getByRole('tree').element();
  // A pointer made by script cannot be captured.
  vi.spyOn(tree as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
  pointer('pointerdown', row('Ideas').element(), pointOf('Ideas', 0.5), pointerType);
  if (pointerType === 'mouse') pointer('pointermove', tree, pointOf('Ideas', 0.1), pointerType);
  await expect.poll(() => document.querySelector('[data-moving]')).not.toBeNull();
  pointer('pointermove', tree, pointOf('Drive', 0.5), pointerType);
  await expect.poll(() => document.querySelector('[data-drop]')).toBeNull();
  pointer('pointermove', tree, pointOf('Budget', 0.9), pointerType);
  await expect.element(row('Budget')).toHaveAttribute('data-drop', 'after');
  pointer('pointerup', tree, pointOf('Budget', 0.9), pointerType);
  await expect.poll(names).toEqual(['Plans', 'Budget', 'Ideas', 'Roadmap', 'Drive', 'Locked']);
  expect(onMove.mock.calls).toEqual([[{ ids: ['Ideas'], parentId: 'Plans', beforeId: 'Roadmap' }]]);
});

test('a real mouse drags as well, and the press that ends it chooses nothing', async () => {
  const onSelectedChange = vi.fn();
  await mount(<TreePage onMove={onMove} onSelectedChange={onSelectedChange} />);
  await userEvent.dragAndDrop(row('Ideas'), row('Plans'), { targetPosition: { x: 100, y: 3 } });
  await expect.poll(names).toEqual(['Ideas', 'Plans', 'Drive', 'Locked']);
  expect(onSelectedChange).not.toHaveBeenCalled();
});

test('a finger that scrolls drags nothing', async () => {
  await mount(<TreePage onMove={onMove} />);
  await expect.element(row('Ideas')).toBeVisible();
  const tree = page.getByRole('tree').element();
  vi.spyOn(tree as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
  const { x, y } = pointOf('Ideas', 0.5);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pointer('pointerdown', row('Ideas').element(), { x, y }, 'touch');
  pointer('pointermove', tree, { x, y: y - 30 }, 'touch');
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  pointer('pointerup', tree, pointOf('Plans', 0.1), 'touch');
  expect(onMove).not.toHaveBeenCalled();
  expect(document.querySelector('[data-moving]')).toBeNull();
});

test('a finger that drags scrolls nothing from its first move on', async () => {
  await mount(<TreePage onMove={onMove} />);
  await expect.element(row('Ideas')).toBeVisible();
  const tree = page.getByRole('tree').element();
  vi.spyOn(tree as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
  /** Whether the finger that moves may scroll. */
  const mayScroll = () =>
    row('Ideas')
      .element()
      .dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pointer('pointerdown', row('Ideas').element(), pointOf('Ideas', 0.5), 'touch');
  expect(mayScroll()).toBe(true);
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  // Before anything is drawn again.
  expect(mayScroll()).toBe(false);
  pointer('pointercancel', tree, pointOf('Ideas', 0.5), 'touch');
  expect(mayScroll()).toBe(true);
});

test('a mouse button that was released outside drags nothing when the mouse comes back', async () => {
  await mount(<TreePage onMove={onMove} />);
  await expect.element(row('Ideas')).toBeVisible();
  const tree = page.getByRole('tree').element();
  vi.spyOn(tree as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
  pointer('pointerdown', row('Ideas').element(), pointOf('Ideas', 0.5), 'mouse');
  pointer('pointermove', tree, pointOf('Drive', 0.5), 'mouse', 0);
  pointer('pointermove', tree, pointOf('Plans', 0.1), 'mouse');
  pointer('pointerup', tree, pointOf('Plans', 0.1), 'mouse');
  expect(onMove).not.toHaveBeenCalled();
});

test('below the last row is the end of the top level, also when its last branch is open', async () => {
  await mount(
    <TreePage items={[leaf('Ideas'), ...ITEMS.slice(0, 1)]} onMove={onMove} defaultExpanded={['Plans']} />,
  );
  await expect.element(row('Roadmap')).toBeVisible();
  const tree = page.getByRole('tree').element();
  vi.spyOn(tree as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
  pointer('pointerdown', row('Ideas').element(), pointOf('Ideas', 0.5), 'mouse');
  pointer('pointermove', tree, pointOf('Roadmap', 2), 'mouse');
  pointer('pointerup', tree, pointOf('Roadmap', 2), 'mouse');
  expect(onMove.mock.calls).toEqual([[{ ids: ['Ideas'], parentId: null, beforeId: null }]]);
});

test('Esc ends a drag where it began', async () => {
  await mount(<TreePage onMove={onMove} />);
  await expect.element(row('Ideas')).toBeVisible();
  const tree = page.getByRole('tree').element();
  vi.spyOn(tree as HTMLElement, 'setPointerCapture').mockImplementation(() => undefined);
  pointer('pointerdown', row('Ideas').element(), pointOf('Ideas', 0.5), 'mouse');
  pointer('pointermove', tree, pointOf('Plans', 0.1), 'mouse');
  await expect.poll(() => document.querySelector('[data-moving]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-moving]')).toBeNull();
  pointer('pointerup', tree, pointOf('Plans', 0.1), 'mouse');
  expect(onMove).not.toHaveBeenCalled();
});
