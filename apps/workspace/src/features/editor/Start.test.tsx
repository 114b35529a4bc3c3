import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor, openOutline, outlineNames, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { endFirstHint, isFirstHintDue } from './first-hint.ts';

const slow = { timeout: 15_000 };
const ways = () => page.getByRole('group', { name: 'Begin with' });
const hint = () => page.getByText(/^(?:Double-click anywhere to write|Choose a tool below)/u);

test('an empty board offers what it may begin with, and the way to templates and files', async () => {
  localStorage.clear();
  await openEditor();
  await expect.element(ways().getByRole('button', { name: 'Note' }), slow).toBeVisible();
  await expect.element(ways().getByRole('link', { name: 'Template' })).toHaveAttribute('href', '/community/');
  await expect.element(ways().getByRole('button', { name: 'Import' })).toBeVisible();
  await expect.element(hint()).toBeVisible();
  await expectAccessible();
  // A tool was chosen: nothing is in its way.
  await userEvent.keyboard('n');
  await expect.element(ways()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(ways().getByRole('button', { name: 'Map' }));
  await userEvent.keyboard('Goals{Escape}');
  await expect.element(ways()).not.toBeInTheDocument();
  await openOutline();
  expect(outlineNames()).toEqual(['Topic “Goals”']);
});

test('the hint of the first time goes by its button', async () => {
  localStorage.clear();
  await openEditor();
  await expect.element(hint(), slow).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Got it' }));
  await expect.element(hint()).not.toBeInTheDocument();
  expect(isFirstHintDue()).toBe(false);
});

test('it goes for good once somebody has begun', async () => {
  localStorage.clear();
  await openEditor();
  await expect.element(hint(), slow).toBeVisible();
  await putNote(300, 300, 'Begun');
  await expect.element(ways()).not.toBeInTheDocument();
  expect(isFirstHintDue()).toBe(false);
});

test('somebody who knows how to begin reads no hint', async () => {
  localStorage.clear();
  endFirstHint();
  await openEditor();
  await expect.element(ways(), slow).toBeVisible();
  expect(hint().elements()).toHaveLength(0);
});
