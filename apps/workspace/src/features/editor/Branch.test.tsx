import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, clickBoard, openEditor, openOutline } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';

const said = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(' ');
const notice = page.getByRole('button', { name: 'Show all', exact: true });

/** A map of three topics, of which “Time” is shown alone. */
async function openBranch(): Promise<void> {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
  await clickBoard(500, 350);
  await userEvent.keyboard('Plan{Escape}{Tab}Time{Enter}{Enter}Budget{Escape}{ArrowUp}');
  await expect.poll(said).toContain('Selected: Topic “Time”');
  await userEvent.keyboard('{Alt>}b{/Alt}');
  await expect.element(notice).toBeVisible();
}

test('one branch alone is said and shown with its way out: a button, or Escape', async () => {
  await openBranch();
  await expect.poll(said).toContain('Only the branch “Time”');
  await expectAccessible();
  await userEvent.click(notice);
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(said).toContain('The whole board is shown');
  await expect.element(board()).toHaveFocus();
  await userEvent.keyboard('{Alt>}b{/Alt}');
  await expect.element(notice).toBeVisible();
  notice.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}b{/Alt}');
  await expect.element(notice).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(notice).not.toBeInTheDocument();
});

test('what is found within the branch stays in it, a place outside shows all again', async () => {
  await openBranch();
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = page.getByRole('searchbox');
  await userEvent.fill(field, 'time');
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await expect.element(notice).toBeVisible();
  await userEvent.fill(field, 'budg');
  await expect.element(notice).not.toBeInTheDocument();
});

test('the outline lists everything, and an entry outside shows all again', async () => {
  await openBranch();
  await openOutline();
  await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Time”' }));
  await expect.element(notice).toBeVisible();
  await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Budget”' }));
  await expect.element(notice).not.toBeInTheDocument();
});
