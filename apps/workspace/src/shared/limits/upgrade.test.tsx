import { lazyPart } from '@boardwalk/app-shell/parts';
import { aPerson, aTeam, failWith } from '@boardwalk/test-kit';
import { Button, ToastProvider } from '@boardwalk/ui-kit';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '#shared/language/load-texts.ts';
import { mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';
import { UpgradeProvider, useBuyPlan } from './TellFailures.tsx';

function Buy() {
  const buy = useBuyPlan();
  return <Button onClick={() => buy('1007')}>Upgrade</Button>;
}

const Plans = ({ teamId }: { teamId: string | undefined }) => <p>The plans on sale for {teamId}</p>;

test('plans whose code does not come leave the page as it is, say so, and open at the next press', async () => {
  // React reports what the boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  const load = vi
    .fn(async () => await Promise.resolve({ default: Plans }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const parts = {
    upgrade: lazyPart(async () => await import('./UpgradeDialog.tsx')),
    plans: lazyPart<{ readonly teamId: string | undefined; readonly onClosed: () => void }>(load),
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IntlProvider locale="en-US" messages={await loadTexts('en-US')}>
      <ToastProvider regionLabel="Notifications" closeLabel="Close">
        <UpgradeProvider parts={parts}>
          <Buy />
        </UpgradeProvider>
      </ToastProvider>
    </IntlProvider>,
  );
  const upgrade = page.getByRole('button', { name: 'Upgrade' });
  await userEvent.click(upgrade);
  await expect.poll(() => document.body.textContent).toContain('This could not be opened.');
  expect(reported).toHaveBeenCalledOnce();
  await userEvent.click(upgrade);
  await expect.element(page.getByText('The plans on sale for 1007')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  root.unmount();
  vi.restoreAllMocks();
});

test('[LIMIT-05][ROLE-33] a member who may not buy for a full team learns who may', async () => {
  const crew = aTeam({ id: '1002', name: 'Crew', type: 3, privileges: ['TeamView', 'TeamEdit'] });
  await mountApp('/home/', {
    ...ONE_PLACE,
    createFile: () => failWith('file_limit_reached', { limit: 10, current: 10, team_id: '1002' }),
    getTeam: () => ({
      ...crew,
      role: 'editor',
      owner: aPerson({ nick_name: 'Ana Lind' }),
      staff_id: '1',
      staff_name: null,
      member_count: 2,
      created_at: '2026-01-01T00:00:00.000Z',
    }),
  });
  await userEvent.click(page.getByRole('button', { name: /^New board/u }));
  const dialog = page.getByRole('dialog', { name: 'This team’s plan is full' });
  await expect.element(dialog.getByText(/^Ana Lind and the managers of this team/u)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Become a VIP' }).elements()).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }).last());
  await expect.element(dialog).not.toBeInTheDocument();
});
