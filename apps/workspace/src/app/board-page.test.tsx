import { aBoardFileDetail } from '@boardwalk/test-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, freshFileKey, tellServer } from '../../test/boards.ts';
import { board, putNote } from '../../test/editor.ts';
import { mountBoardPage } from '../../test/mount.tsx';
import { ONE_PLACE } from '../../test/one-place.ts';

const slow = { timeout: 15_000 };

test('a board has its document for itself: it is written on, shared, and left once all is stored', async () => {
  const fileKey = freshFileKey();
  const assign = vi.fn<(address: string) => void>();
  await mountBoardPage(
    fileKey,
    {
      ...ONE_PLACE,
      getFile: () => aBoardFileDetail({ file_key: fileKey, name: 'Plan', may_share: true }),
      createCollabTicket: () => aLiveTicket(),
      listShareLinks: () => ({ list: [] }),
      listVisitors: () => ({ list: [], next_cursor: '', has_more: false }),
    },
    assign,
  );
  await expect.element(board(), slow).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Share', exact: true }));
  await expect.element(page.getByRole('dialog', { name: 'Share “Plan”' }), slow).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await tellServer(fileKey, 'hold');
  await putNote(300, 300, 'Last words');
  await userEvent.click(page.getByRole('link', { name: 'All boards' }));
  await expect.element(page.getByRole('alertdialog', { name: 'Saving your last changes' })).toBeVisible();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  await tellServer(fileKey, 'release');
  await expect.poll(() => assign.mock.calls, slow).toEqual([['/app/home/']]);
});
