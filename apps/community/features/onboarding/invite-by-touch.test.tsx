import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { answerToSpaceType, choose, finish, openOnboarding, press } from './testing/open-onboarding.ts';

const HELP = /Anyone who opens it within 7 days can join the team/u;
const invite = page.getByRole('button', { name: 'Invite team members' });
const shown = page.getByRole('paragraph').filter({ hasText: HELP });

/** Answers everything for a team, whose last panel invites. */
async function finishAsTeam() {
  await openOnboarding();
  await answerToSpaceType();
  await choose('Team');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of your team' }), 'Harbour');
  await press('Finish');
  await expect.element(finish()).toBeVisible();
}

test('with a pointer it stands in the tooltip; screen readers get it always', async () => {
  await finishAsTeam();
  await expect.element(invite).toHaveAccessibleDescription(HELP);
  await expect.element(shown).not.toBeInTheDocument();
});

// The last one: Chromium does not find its pointer again.
test('[ONB-14] what the invitation does stands below its button where nothing hovers, such as on a phone', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    await expect.poll(() => matchMedia('(hover: none)').matches).toBe(true);
    await finishAsTeam();
    await expect.element(shown).toBeVisible();
  } finally {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  }
});
