import { deleteElements, setExtras, setText } from '@boardwalk/board';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, tellServer } from '../../../test/boards.ts';
import { clickBoard, openEditor, openOutline, outlineNames } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { another, field, levels, openMap, withText } from '../../../test/outline.ts';

const slow = { timeout: 15_000 };

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

test('writing ends when others lock or delete the topic, or take the right to edit; the keyboard stays in the outline', async () => {
  let role: 'editor' | 'viewer' = 'editor';
  const { fileKey } = await openMap({
    file: { role },
    handlers: { createCollabTicket: () => aLiveTicket({ role, ticket: role }) },
  });
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('One{Escape}{F2}');
  await expect.element(field()).toHaveFocus();
  const other = await another(fileKey);
  await expect.poll(() => [...other.elements.values()].map(({ text }) => text)).toContain('One');
  const one = withText(other, 'One');
  setExtras(other, new Map([[one.id, { locked: true }]]));
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(page.getByRole('treeitem', { name: 'Topic “One”' })).toHaveFocus();
  await userEvent.keyboard('x');
  setExtras(other, new Map([[one.id, { locked: undefined }]]));
  await expect.element(page.getByRole('button', { name: 'Edit text' })).toBeVisible();
  expect(other.elements.get(one.id)?.text).toBe('One');

  await userEvent.keyboard('{F2}');
  await expect.element(field()).toHaveFocus();
  deleteElements(other, new Set([one.id]));
  await expect.poll(outlineNames).toEqual(['Topic “Plan”']);
  await expect.element(page.getByRole('treeitem', { name: 'Topic “Plan”' })).toHaveFocus();

  await userEvent.keyboard('{F2}');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByText('Saved', { exact: true }), slow).toBeVisible();
  role = 'viewer';
  await tellServer(fileKey, 'rejoin');
  await expect.element(page.getByText('View only'), slow).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(page.getByRole('treeitem', { name: 'Topic “Plan”' })).toHaveFocus();
  await userEvent.keyboard('y');
  expect(outlineNames()).toEqual(['Topic “Plan”']);
});

test('the next topic has the keyboard at once, and so has the entry above one that is deleted', async () => {
  const { fileKey } = await openMap();
  const press = async (key: string) => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    // What the page paints later has had no turn yet.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  await press('Enter');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  await userEvent.keyboard('One');
  const { activeElement: one } = document;
  await press('Enter');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  expect(document.activeElement).not.toBe(one);
  await userEvent.keyboard('{Escape}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 ']);

  // What may not be written has the keyboard as a row.
  const other = await another(fileKey);
  await expect.poll(() => [...other.elements.values()].map(({ text }) => text)).toContain('One');
  setExtras(other, new Map([[withText(other, 'One').id, { locked: true }]]));
  await userEvent.keyboard('{F2}');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One']);
  await expect.element(page.getByRole('treeitem', { name: 'Topic “One”' })).toHaveFocus();
});

/** The text of the field with its caret as a bar. */
const withCaret = () => {
  const { value, selectionStart, selectionEnd } = textArea();
  return [
    value.slice(0, selectionStart),
    value.slice(selectionStart, selectionEnd),
    value.slice(selectionEnd),
  ]
    .filter((part, index) => index !== 1 || part !== '')
    .join('|');
};

const textArea = (): HTMLTextAreaElement => {
  const element = field().element();
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('There is no field.');
  return element;
};

test.each(['in its row', 'below the outline'])(
  'the caret stays where it is when others write in the same text, written %s',
  async (where) => {
    const { fileKey } = await openMap();
    if (where === 'in its row') await userEvent.keyboard('{F2}');
    else await userEvent.click(page.getByRole('button', { name: 'Edit text' }));
    await expect.element(field()).toHaveFocus();
    textArea().setSelectionRange(2, 2);
    const other = await another(fileKey);
    const { id } = withText(other, 'Plan');
    setText(other, id, 'My Plan');
    await expect.poll(withCaret).toBe('My Pl|an');
    await userEvent.keyboard('o');
    await expect.poll(() => other.elements.get(id)?.text).toBe('My Ploan');
    setText(other, id, 'My Ploan, new');
    await expect.poll(withCaret).toBe('My Plo|an, new');
    await userEvent.keyboard('u');
    await expect.poll(() => other.elements.get(id)?.text).toBe('My Plouan, new');
  },
);

test('what an input method composes in a row is kept together with what others write meanwhile', async () => {
  const { fileKey } = await openMap();
  await userEvent.keyboard('{F2}{End}');
  await expect.element(field()).toHaveFocus();
  const other = await another(fileKey);
  const { id } = withText(other, 'Plan');
  const compose = (text: string) => {
    textArea().setRangeText(text, 4, textArea().value.length, 'end');
    textArea().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }));
  };
  textArea().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  compose('k');
  setText(other, id, 'My Plan');
  await expect.poll(outlineNames).toEqual(['Topic “My Plan”']);
  expect(withCaret()).toBe('Plank|');
  compose('か');
  textArea().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.poll(withCaret).toBe('My Planか|');
  await expect.poll(() => other.elements.get(id)?.text).toBe('My Planか');
});

test('what is written by “Edit text” is one step to undo, however slowly one types', async () => {
  await openMap();
  await userEvent.click(page.getByRole('button', { name: 'Edit text' }));
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{End} for');
  // Longer than what the history takes for one edit by itself.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.keyboard(' all');
  await userEvent.click(page.getByRole('button', { name: 'Done', exact: true }));
  expect(levels()).toEqual(['1 Plan for all']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(levels).toEqual(['1 Plan']);
  await userEvent.click(page.getByRole('button', { name: 'Edit text' }));
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{End}s');
  // The button takes the keyboard, which ends the step; the next letter begins another one.
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(field()).toHaveValue('Plan');
  await userEvent.click(field());
  await userEvent.keyboard('{End}!');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(levels).toEqual(['1 Plan']);
});

test('a table, whose texts stand in its cells, has no text to edit below the outline', async () => {
  await openEditor();
  await userEvent.keyboard('b');
  await clickBoard(600, 400);
  await userEvent.keyboard('Cell{Escape}');
  await openOutline();
  await userEvent.click(page.getByRole('treeitem', { name: /^Table/u }));
  await expect.element(page.getByRole('button', { name: 'Delete' }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit text' })).not.toBeInTheDocument();
});
