import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickBoard, openEditor, openOutline, outlineNames } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';

/** The rows of the outline with their levels: `1 Plan`. */
const levels = () =>
  page
    .getByRole('treeitem')
    .elements()
    .map(
      (row) =>
        `${row.getAttribute('aria-level')} ${/“(.*)”/u.exec(row.getAttribute('aria-label') ?? '')?.[1] ?? ''}`,
    );

async function openMap(): Promise<void> {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
  await clickBoard(700, 350);
  await userEvent.keyboard('Plan{Escape}');
  await openOutline();
  await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Plan”' }));
}

test('a whole map is written in the outline by keys alone', async () => {
  await openMap();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text: Topic' })).toHaveFocus();
  await userEvent.keyboard('One{Enter}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 ']);
  await userEvent.keyboard('Two{Tab}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two']);
  await expect.element(page.getByRole('textbox', { name: 'Text: Topic' })).toHaveFocus();
  await userEvent.keyboard('!{Enter}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two!', '3 ']);
  await userEvent.keyboard('Three{Shift>}{Tab}{/Shift}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two!', '2 Three']);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  const three = page.getByRole('treeitem', { name: 'Topic “Three”' });
  await expect.element(three).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(levels).toEqual(['1 Plan', '2 Three', '2 One', '3 Two!']);
  await expect.element(three).toHaveFocus();
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('Third{Escape}');
  await expect.poll(levels).toEqual(['1 Plan', '2 Third', '2 One', '3 Two!']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(levels).toEqual(['1 Plan', '2 Three', '2 One', '3 Two!']);
});

test('a topic that goes under a closed one opens it, and keeps the keyboard', async () => {
  await openMap();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text: Topic' })).toHaveFocus();
  await userEvent.keyboard('One{Enter}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 ']);
  await userEvent.keyboard('Two{Tab}{Enter}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two', '3 ']);
  await userEvent.keyboard('Three{Shift>}{Tab}{/Shift}{Escape}');
  const [one, three] = [
    page.getByRole('treeitem', { name: 'Topic “One”' }),
    page.getByRole('treeitem', { name: 'Topic “Three”' }),
  ];
  await expect.element(three).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(one).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 Three']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(three).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two', '3 Three']);
  await expect.element(three).toHaveFocus();
});

test('a branch is laid out its own way, gets a checkbox and a priority, and is a cell of a table, by the bar', async () => {
  await openMap();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text: Topic' })).toHaveFocus();
  await userEvent.keyboard('One{Escape}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One']);
  const choice = (name: string) => page.getByRole('group', { name: 'Layout' }).getByRole('button', { name });
  await userEvent.click(page.getByRole('button', { name: 'Layout' }));
  await expect.element(choice('To the right')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(choice('To both sides')).not.toBeInTheDocument();
  await userEvent.click(choice('Timeline'));
  await expect.element(choice('Timeline')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Checkbox and priority' }));
  await userEvent.click(page.getByRole('button', { name: 'Done', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Priority 2' }));
  await expectAccessible();
  await expect.poll(outlineNames).toEqual(['Topic “Plan”', 'Topic “One”, Done, Priority 2']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Plan”' }));
  await userEvent.click(page.getByRole('button', { name: 'Layout' }));
  await userEvent.click(choice('Table'));
  await userEvent.keyboard('{Escape}');
  // What is in a table has no layout of its own.
  await userEvent.click(page.getByRole('treeitem', { name: /^Topic “One”/u }));
  await expect.element(page.getByRole('button', { name: 'Layout' })).not.toBeInTheDocument();
});

test('topics of the outline are moved by dragging and by buttons', async () => {
  await openMap();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text: Topic' })).toHaveFocus();
  await userEvent.keyboard('One{Enter}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 ']);
  await userEvent.keyboard('Two{Escape}');
  await expect.poll(outlineNames).toEqual(['Topic “Plan”', 'Topic “One”', 'Topic “Two”']);
  const [one, two] = [
    page.getByRole('treeitem', { name: 'Topic “One”' }),
    page.getByRole('treeitem', { name: 'Topic “Two”' }),
  ];
  await userEvent.dragAndDrop(two, one);
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two']);
  await userEvent.click(page.getByRole('button', { name: 'Outdent topic' }));
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 Two']);
  await userEvent.click(page.getByRole('button', { name: 'Move topic up' }));
  await expect.poll(levels).toEqual(['1 Plan', '2 Two', '2 One']);
  await expect.element(page.getByRole('button', { name: 'Move topic up' })).toBeDisabled();
});
