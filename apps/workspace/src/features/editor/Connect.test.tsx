import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickBoard, openEditor, openOutline, outlineNames, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';

const said = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(' ');
const notice = page.getByText('Click the other end, or go there with the arrow keys and press Enter');

/** A map of three topics, of which the first below the root is selected. */
async function openMap(): Promise<void> {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
  await clickBoard(500, 350);
  await userEvent.keyboard('Plan{Escape}{Tab}Time{Enter}{Enter}Budget{Escape}');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(said).toContain('Selected: Topic “Time”');
}

test('two topics are related by keys alone, heard step by step, and the outline says so', async () => {
  await openMap();
  await userEvent.keyboard('{Alt>}c{/Alt}');
  await expect.element(notice).toBeVisible();
  await expect.poll(said).toContain('Connecting Topic “Time”. Arrow keys and Tab go to the other end');
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(said).toContain('Connect to: Topic “Budget”');
  await userEvent.keyboard('{Enter}');
  await expect.poll(said).toContain('Selected: Connector from Topic “Time” to Topic “Budget”');
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.keyboard('{F2}uses up{Enter}');
  await openOutline();
  await expect
    .poll(outlineNames)
    .toEqual([
      expect.stringMatching(/^Topic “Plan”/u),
      'Topic “Time”, related to Budget (uses up)',
      'Topic “Budget”, related to Time (uses up)',
      'Connector “uses up” from Topic “Time” to Topic “Budget”',
    ]);
  await expect.element(page.getByText('→ Budget (uses up)')).toBeVisible();
  await expect.element(page.getByText('← Time (uses up)')).toBeVisible();
});

test('it is left by Escape and by its button, and nothing is connected', async () => {
  await openMap();
  await userEvent.keyboard('{Alt>}c{/Alt}{ArrowDown}{Escape}');
  await expect.poll(said).toContain('Nothing was connected');
  await userEvent.keyboard('{Alt>}c{/Alt}');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /^Board:/u })).toHaveFocus();
  await openOutline();
  expect(outlineNames().some((name) => name.includes('Connector'))).toBe(false);
});

test('the menu of two notes offers it, and the list of shortcuts names it', async () => {
  await openEditor();
  await putNote(400, 300, 'Here');
  await putNote(750, 300, 'There');
  await userEvent.keyboard('{Control>}a{/Control}');
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('There is no board.');
  await userEvent.click(canvas, { position: { x: 750, y: 300 }, button: 'right' });
  await userEvent.click(page.getByRole('menuitem', { name: /^Connect/u }));
  await expect.poll(said).toContain('Selected: Connector from Sticky note “Here” to Sticky note “There”');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard('{Escape}?');
  await expect.element(page.getByRole('dialog').getByText('Connect', { exact: true })).toBeVisible();
});

test('the panel of a connector names its rows, and chooses the sides and corners that its ends hold on to', async () => {
  await openEditor();
  await putNote(400, 300, 'Here');
  await putNote(750, 300, 'There');
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}c{/Alt}');
  await userEvent.click(page.getByRole('button', { name: 'Connector style' }));
  const starts = page.getByRole('group', { name: 'Starts at' });
  await expect.element(starts.getByText('Starts at')).toBeVisible();
  await expect
    .element(starts.getByRole('button', { name: 'Nearest side' }))
    .toHaveAttribute('aria-pressed', 'true');
  const bottom = starts.getByRole('button', { name: 'Bottom', exact: true });
  await userEvent.click(bottom);
  await expect.element(bottom).toHaveAttribute('aria-pressed', 'true');
  const corner = starts.getByRole('button', { name: 'Bottom right corner' });
  await userEvent.click(corner);
  await expect.element(corner).toHaveAttribute('aria-pressed', 'true');
  await expect.element(bottom).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(page.getByRole('group', { name: 'Ends at' }).getByRole('button', { name: 'Nearest side' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
});

test('the menu of a connector adds a bend, and takes all away', async () => {
  await openEditor();
  await putNote(400, 300, 'Here');
  await putNote(750, 300, 'There');
  await userEvent.keyboard('{Control>}a{/Control}{Alt>}c{/Alt}');
  const menu = async (name: string) => {
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(page.getByRole('menuitem', { name, exact: true }));
  };
  await menu('Add bend');
  await menu('Remove bends');
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(page.getByRole('menuitem', { name: 'Add bend', exact: true })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Remove bends' })).not.toBeInTheDocument();
});
