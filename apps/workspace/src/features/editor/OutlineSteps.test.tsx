import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { levels, openMap } from '../../../test/outline.ts';

/** Longer than what the history takes for one edit by itself. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

test('what is written in the outline after a topic was moved by Tab or Alt with an arrow is one step to undo, however slowly one types', async () => {
  await openMap();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Text: Topic' })).toHaveFocus();
  await userEvent.keyboard('One{Enter}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '2 ']);
  await userEvent.keyboard('Two{Tab}');
  await expect.poll(levels).toEqual(['1 Plan', '2 One', '3 Two']);
  for (const part of [' and', ' a', ' half']) {
    await userEvent.keyboard(part);
    await pause();
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(levels).toEqual(['1 Plan', '2 Two and a half', '2 One']);
  for (const part of [' or', ' so']) {
    await userEvent.keyboard(part);
    await pause();
  }
  await userEvent.keyboard('{Escape}');
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const before of [
    ['1 Plan', '2 Two and a half', '2 One'],
    ['1 Plan', '2 One', '2 Two and a half'],
    ['1 Plan', '2 One', '3 Two and a half'],
    ['1 Plan', '2 One', '3 Two'],
    ['1 Plan', '2 One', '2 Two'],
  ]) {
    await userEvent.click(undo);
    await expect.poll(levels).toEqual(before);
  }
});
