import {
  aCaseReport,
  aCursorPage,
  aFileOwner,
  aReportCase,
  aReportedWork,
  failWith,
} from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const work = aReportedWork();
const open = aReportCase({ file: work });
const handlers = {
  listReportCases: () => aCursorPage([open]),
  getReportCase: () => open,
  listCaseReports: () => aCursorPage([aCaseReport({ report_desc: 'My own board, copied.' })]),
};

test('[AMB-10] a case shows the work, why and by whom it was reported, also by visitors, and the standards; all of it is accessible', async () => {
  await mountApp('/reports', {
    ...handlers,
    listCaseReports: () =>
      aCursorPage([
        aCaseReport({ report_id: '1', report_desc: 'My own board, copied.' }),
        aCaseReport({ report_id: '2', reporter: null }),
      ]),
  });
  await userEvent.click(page.getByRole('link', { name: new RegExp(work.name, 'u') }));
  await expect.element(page.getByRole('heading', { name: work.name })).toBeVisible();
  await expect.element(page.getByText('My own board, copied.')).toBeVisible();
  await expect.element(page.getByText('Somebody who was not signed in')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'User conduct standards' })).toBeVisible();
  await expectAccessible();
});

test('a work is taken down with a reason, which its owner reads', async () => {
  let isDecided = false;
  const app = await mountApp(`/reports/${open.case_id}`, {
    ...handlers,
    getReportCase: () =>
      isDecided ? { ...open, state: 'upheld' as const, may_decide: false, reason: 'A copy.' } : open,
    decideReportCase: () => {
      isDecided = true;
      return open;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
  const dialog = page.getByRole('dialog', { name: 'Take this work down' });
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect.element(dialog.getByText('Say why the work is taken down.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'A copy.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect.element(page.getByText('The work was taken down', { exact: true })).toBeVisible();
  expect(app.api.callsOf('decideReportCase')[0]?.body).toEqual({ decision: 'uphold', reason: 'A copy.' });
  expect(page.getByRole('button', { name: 'Dismiss' }).elements()).toHaveLength(0);
});

test('a case is dismissed without a reason; what the server refuses stands in the dialog', async () => {
  const app = await mountApp(`/reports/${open.case_id}`, {
    ...handlers,
    decideReportCase: () => failWith('case_decided'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  const dialog = page.getByRole('dialog', { name: 'Dismiss these reports' });
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await expect.element(dialog.getByText('Somebody has decided this already.')).toBeVisible();
  expect(app.api.callsOf('decideReportCase')[0]?.body).toEqual({ decision: 'dismiss' });
});

test('what was written for colleagues never becomes what the owner reads', async () => {
  await mountApp(`/reports/${open.case_id}`, handlers);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  const dismissal = page.getByRole('dialog', { name: 'Dismiss these reports' });
  await userEvent.fill(dismissal.getByRole('textbox'), 'Between us: he does this often.');
  await userEvent.click(dismissal.getByRole('button', { name: 'Cancel' }));
  await expect.element(dismissal).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
  await expect
    .element(page.getByRole('dialog', { name: 'Take this work down' }).getByRole('textbox'))
    .toHaveValue('');
});

test('nobody decides about their own work', async () => {
  await mountApp(`/reports/${open.case_id}`, {
    ...handlers,
    getReportCase: () => ({ ...open, may_decide: false }),
  });
  await expect.element(page.getByText('This is your own work. Somebody else must decide.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Take down…' }).elements()).toHaveLength(0);
});

test('a reported comment stands in its case and is taken down by itself, also when the work is not public any more', async () => {
  const comment = {
    comment_id: '1024',
    author: { user_id: 'a4HnVtYc8wLd', nick_name: 'Wren', avatar_url: null, profile_name: 'wren' },
    text: 'Buy <b>watches</b>',
    state: 'shown' as const,
  };
  let isDecided = false;
  const ofComment = { ...open, file: { ...work, is_public: false }, comment };
  const app = await mountApp(`/reports/${open.case_id}`, {
    ...handlers,
    getReportCase: () =>
      isDecided
        ? { ...ofComment, state: 'upheld' as const, may_decide: false, reason: 'Advertisement.' }
        : ofComment,
    decideReportCase: () => {
      isDecided = true;
      return ofComment;
    },
  });
  await expect.element(page.getByText('Comment of Wren')).toBeVisible();
  await expect.element(page.getByText('Buy <b>watches</b>')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
  const dialog = page.getByRole('dialog', { name: 'Take this comment down' });
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  await expect.element(dialog.getByText('Say why the comment is taken down.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'Advertisement.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  // In a toast, and over the decided case.
  await expect.element(page.getByText('The comment was taken down.').first()).toBeVisible();
  await expect.element(page.getByText('The comment was taken down', { exact: true })).toBeVisible();
  expect(app.api.callsOf('decideReportCase')).toHaveLength(1);
});

test('nobody decides about their own comment, and the dialog speaks of it', async () => {
  const comment = { comment_id: '1024', author: null, text: '', state: 'deleted' as const };
  let mayDecide = true;
  await mountApp(`/reports/${open.case_id}`, {
    ...handlers,
    getReportCase: () => ({ ...open, comment, may_decide: mayDecide }),
    decideReportCase: () => {
      mayDecide = false;
      return open;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  const dialog = page.getByRole('dialog', { name: 'Dismiss these reports' });
  await expect.element(dialog.getByText('The comment stays. Later reports open another case.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await expect
    .element(page.getByText('This is your own comment, or one on your work. Somebody else must decide.'))
    .toBeVisible();
});

test('a reported profile shows name, picture and introduction, and is reset with a reason', async () => {
  const owner = aFileOwner({ nick_name: 'Cheap watches', profile_name: 'watches' });
  let isDecided = false;
  const ofProfile = aReportCase({ file: null, profile: { owner, introduce: 'Buy <b>watches</b> here' } });
  const app = await mountApp('/reports', {
    ...handlers,
    listReportCases: () => aCursorPage([ofProfile]),
    getReportCase: () =>
      isDecided
        ? { ...ofProfile, state: 'upheld' as const, may_decide: false, reason: 'Advertisement.' }
        : ofProfile,
    decideReportCase: () => {
      isDecided = true;
      return ofProfile;
    },
  });
  await userEvent.click(page.getByRole('link', { name: /Cheap watches/u }));
  await expect.element(page.getByRole('heading', { name: 'Cheap watches' })).toBeVisible();
  await expect.element(page.getByText('Buy <b>watches</b> here')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Open the profile/u }))
    .toHaveAttribute('href', '/community/profile/watches');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Reset the profile…' }));
  const dialog = page.getByRole('dialog', { name: 'Reset this profile' });
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  await expect.element(dialog.getByText('Say why the profile is reset.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'Advertisement.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByText('The profile was reset', { exact: true })).toBeVisible();
  expect(app.api.callsOf('decideReportCase')[0]?.body).toEqual({
    decision: 'uphold',
    reason: 'Advertisement.',
  });
});
