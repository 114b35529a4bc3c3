import { lazyPart } from '@boardwalk/app-shell/parts';
import { Button, ToastProvider } from '@boardwalk/ui-kit';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadTexts } from '#shared/language/load-texts.ts';
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
