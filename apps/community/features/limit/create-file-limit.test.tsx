import { aFileCard, aProfile, aUser, failWith } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paymentFrame } from '#app/testing/account-frames.ts';
import { renderApp } from '#app/testing/render-app.tsx';

describe('the create-file-limit dialog', () => {
  /** Copies a template into a team whose plan is full. */
  async function openLimit() {
    const app = await renderApp('/hot', {
      viewer: aUser(),
      handlers: {
        getOwnProfile: () => aProfile(),
        listViewFiles: () => ({ list: [aFileCard()], next_cursor: '0', has_more: false }),
        copyFileByPost: () => failWith('file_limit_reached', { limit: 10, current: 10, team_id: '1001' }),
      },
    });
    await userEvent.hover(page.getByRole('article'));
    await userEvent.click(page.getByRole('button', { name: 'Copy to my documents' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    return app;
  }

  test('[LIMIT-07][OVL-11][LIMIT-01][CONST-51] comes up when the free plan is full, 560 px wide', async () => {
    await openLimit();
    await expect.element(page.getByText(/It holds 10 editable files of 10\./)).toBeVisible();
    expect(page.getByRole('dialog').element().getBoundingClientRect().width).toBe(560);
  });

  test('[LIMIT-02][LIMIT-03][LIMIT-04] compares free with VIP: editable files and collaborating visitors', async () => {
    await openLimit();
    const table = page.getByRole('table', { name: 'Free and VIP compared' });
    const rows = [...(table.element() as HTMLTableElement).rows].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['What you get', 'Free', 'VIP'],
      ['Editable files in the team', '10', 'Unlimited'],
      ['Visitors working together on a file', '3', 'Unlimited'],
    ]);
  });

  test('[LIMIT-05] sells a membership on the spot, in the payment dialog, to the team whose plan is full', async () => {
    await openLimit();
    await userEvent.click(page.getByRole('button', { name: 'Become a VIP' }));
    await expect
      .poll(() => paymentFrame()?.getAttribute('src'))
      .toBe('/user/checkout?team=1001&product=board');
  });

  test('[LIMIT-06] speaks of the team it was opened for, and hands the upgrade to its opener', async () => {
    const onUpgrade = vi.fn<() => void>();
    const { dialogs } = await renderApp('/hot', { viewer: aUser() });
    dialogs.open('createFileLimit', {
      teamType: 3,
      teamId: '1002',
      limitCount: 25,
      editVisitorQuantity: 0,
      curCount: 24,
      onUpgrade,
    });
    await expect.element(page.getByText(/It holds 24 editable files of 25\./)).toBeVisible();
    await expect.element(page.getByRole('cell', { name: '25' })).toBeVisible();
    expect(page.getByRole('cell', { name: 'Unlimited' }).elements()).toHaveLength(3);
    await userEvent.click(page.getByRole('button', { name: 'Become a VIP' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onUpgrade).toHaveBeenCalledTimes(1);
  });
});
