import { addChildTopic, deleteElements, type BoardStore } from '@boardwalk/board';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, openEditor, openOutline, outlineNames, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { another, field, levels, openMap, withText } from '../../../test/outline.ts';

const COUNT = 320;

const topic = (name: string) => page.getByRole('treeitem', { name: `Topic “${name}”`, exact: true });

/** A map of `Plan` with topics `T0` to `T319`, its outline open, and the board as somebody else has it. */
async function openLong(): Promise<BoardStore> {
  const { fileKey } = await openMap();
  const other = await another(fileKey);
  const root = withText(other, 'Plan');
  for (let index = 0; index < COUNT; index += 1) addChildTopic(other, { parent: root.id }, `T${index}`);
  await expect.element(topic('T0')).toHaveAttribute('aria-setsize', `${COUNT}`);
  return other;
}

/** A map of `Plan` with `One`, `Two`, `Three` and `Four`. */
async function openFour(): Promise<BoardStore> {
  const { fileKey } = await openMap();
  const other = await another(fileKey);
  const root = withText(other, 'Plan');
  for (const text of ['One', 'Two', 'Three', 'Four']) addChildTopic(other, { parent: root.id }, text);
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 Two', '2 Three', '2 Four']);
  return other;
}

/** Names of the chosen rows, from the top. */
const chosen = () =>
  page
    .getByRole('treeitem', { selected: true })
    .elements()
    .map((row) => /“(.*)”/u.exec(row.getAttribute('aria-label') ?? '')?.[1]);

const scroller = (): HTMLElement => {
  const found = page.getByRole('tree').element().parentElement;
  if (!found) throw new Error('There is no outline.');
  return found;
};

async function scrollTo(top: number, seen: string): Promise<void> {
  scroller().scrollTop = top;
  await expect.element(topic(seen)).toBeInTheDocument();
}

test('of a long outline only the rows in view are in the page; each says its place in the whole, and keys reach them all', async () => {
  await openLong();
  expect(outlineNames().length).toBeLessThan(60);
  await userEvent.keyboard('{End}');
  await expect.element(topic('T319')).toHaveFocus();
  await expect.element(topic('T319')).toBeInViewport();
  await expect.element(topic('T319')).toHaveAttribute('aria-posinset', '320');
  await expect.element(topic('T319')).toHaveAttribute('aria-level', '2');
  await expect.element(topic('T310')).toBeInTheDocument();
  expect(outlineNames().length).toBeLessThan(60);
  await expectAccessible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(topic('T318')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(topic('Plan')).toHaveFocus();
  await expect.element(topic('Plan')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('t150');
  await expect.element(topic('T150')).toHaveFocus();
  await expect.element(topic('T150')).toBeInViewport();
  await expect.poll(chosen).toEqual(['T150']);
  await userEvent.keyboard('{PageDown}');
  await expect.element(topic('T150')).not.toHaveFocus();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
  await userEvent.keyboard('{Home}');
  await expect.element(topic('Plan')).toHaveFocus();
  await expect.element(topic('Plan')).toBeInViewport();
});

test('the row with the keyboard and the field that is written stay wherever one scrolls', async () => {
  await openLong();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(topic('T1')).toHaveFocus();
  await scrollTo(6000, 'T190');
  await expect.element(topic('T1')).toHaveFocus();
  await expect.element(topic('T5')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(topic('T2')).toHaveFocus();
  await expect.element(topic('T2')).toBeInViewport();

  await userEvent.keyboard('{F2}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('Second');
  const written = document.activeElement;
  await scrollTo(6000, 'T190');
  await scrollTo(0, 'T5');
  await scrollTo(6000, 'T190');
  expect(document.activeElement).toBe(written);
  await userEvent.keyboard('!{Escape}');
  await expect.element(topic('Second!')).toHaveFocus();
});

test('a new topic is written wherever it stands in a long outline', async () => {
  await openLong();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('Last{Escape}');
  await expect.element(topic('Last')).toHaveFocus();
  await expect.element(topic('Last')).toBeInViewport();
  await expect.element(topic('Last')).toHaveAttribute('aria-posinset', `${COUNT + 1}`);
});

test('a topic is dragged to a row that was far out of view', async () => {
  await openLong();
  await userEvent.keyboard('{ArrowDown}');
  const dragged = topic('T3').element();
  const dataTransfer = new DataTransfer();
  const send = (row: Element, type: string, y = 0) =>
    row.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientY: y }));
  send(dragged, 'dragstart');
  await scrollTo(6000, 'T190');
  expect(dragged.isConnected).toBe(true);
  const target = topic('T190').element();
  const { top, height } = target.getBoundingClientRect();
  send(target, 'dragover', top + height / 2);
  await expect.element(topic('T190')).toHaveAttribute('data-drop', 'inside');
  send(target, 'drop', top + height / 2);
  await expect.element(topic('T190')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(topic('T3')).toHaveAttribute('aria-level', '3');
});

test('the keyboard goes on to the nearest row when others delete the one that has it', async () => {
  const other = await openLong();
  await userEvent.keyboard('t100');
  await expect.element(topic('T100')).toHaveFocus();
  deleteElements(other, new Set([withText(other, 'T100').id]));
  await expect.element(topic('T100')).not.toBeInTheDocument();
  await expect.element(topic('T101')).toHaveFocus();
});

test('several entries are chosen by keys and by mouse, as ARIA describes it for a tree', async () => {
  await openFour();
  await expect.element(page.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(chosen).toEqual(['One', 'Two', 'Three']);
  await expect.element(topic('Three')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect.poll(chosen).toEqual(['One', 'Two']);
  await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown} {/Control}');
  await expect.element(topic('Four')).toHaveFocus();
  await expect.poll(chosen).toEqual(['One', 'Two', 'Four']);
  await expectAccessible();
  await userEvent.keyboard('{Control>} {/Control}');
  await expect.poll(chosen).toEqual(['One', 'Two']);
  await expect.element(topic('Four')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(chosen).toEqual(['Plan', 'One', 'Two', 'Three', 'Four']);

  await userEvent.click(topic('Two'));
  await userEvent.click(topic('Four'), { modifiers: ['ControlOrMeta'] });
  await expect.poll(chosen).toEqual(['Two', 'Four']);
  await userEvent.click(topic('Four'), { modifiers: ['ControlOrMeta'] });
  await expect.poll(chosen).toEqual(['Two']);
  await userEvent.click(topic('Two'));
  await userEvent.click(topic('Four'), { modifiers: ['Shift'] });
  await expect.poll(chosen).toEqual(['Two', 'Three', 'Four']);
});

test('all that is chosen is deleted at once, and one undo brings it back', async () => {
  const other = await openFour();
  const texts = () => [...other.elements.values()].map(({ text }) => text).toSorted();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Delete}');
  await expect.poll(levels).toEqual(['1 Plan', '2 Four']);
  await expect.element(topic('Four')).toHaveFocus();
  await expect.poll(texts).toEqual(['Four', 'Plan']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 Two', '2 Three', '2 Four']);

  await userEvent.click(topic('One'));
  await userEvent.click(topic('Three'), { modifiers: ['ControlOrMeta'] });
  const actions = page.getByRole('toolbar', { name: 'Actions' });
  await expect.element(page.getByText('2 selected', { exact: true })).toBeVisible();
  await userEvent.click(actions.getByRole('button', { name: 'Delete' }));
  await expect.poll(levels).toEqual(['1 Plan', '2 Two', '2 Four']);
});

test('what is chosen in the outline is selected on the board, and the other way round', async () => {
  await openEditor();
  await putNote(500, 300, 'One');
  await putNote(800, 300, 'Two');
  await putNote(500, 550, 'Three');
  await openOutline();
  const rows = () => page.getByRole('treeitem', { selected: true }).elements().length;
  (board().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(rows).toBe(3);
  await userEvent.click(page.getByRole('treeitem', { name: /One/u }));
  await expect.poll(rows).toBe(1);
  await userEvent.click(page.getByRole('treeitem', { name: /Three/u }), { modifiers: ['ControlOrMeta'] });
  await expect.poll(rows).toBe(2);
  (board().element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(outlineNames).toEqual(['Sticky note “Two”']);
});
