import type { Feedback } from '@boardwalk/api-client';
import { aCursorPage, aPerson, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const KEI = aPerson({ nick_name: 'Kei' });

const aFeedback = (fields: Partial<Feedback> = {}): Feedback => ({
  feedback_id: '1',
  user: KEI,
  reaches_sender: true,
  platform: 'web',
  career: { id: 1, name: 'Design', ttype: 4 },
  industry: { id: 2, name: 'Education', ttype: 3 },
  description: 'Folders in folders, please.',
  images: [],
  created_at: '2026-03-14T09:26:53.000Z',
  state: 'open',
  answer: null,
  settled_by: null,
  settled_at: null,
  ...fields,
});

const settled = {
  settled_by: aPerson({ nick_name: 'Ada' }),
  settled_at: '2026-03-15T02:10:04.000Z',
};

/** A console with one piece of feedback, which settles as the server does it. */
async function mountOne(first: Feedback, path = '/feedback') {
  let entry = first;
  return mountApp(path, {
    listFeedback: ({ query }) =>
      aCursorPage((query.get('state') ?? entry.state) === entry.state ? [entry] : []),
    settleFeedback: ({ body }) => {
      entry = {
        ...entry,
        state: body.state,
        answer: body.answer ?? null,
        ...(body.state === 'open' ? { settled_by: null, settled_at: null } : settled),
      };
      return entry;
    },
  });
}

test('[ROLE-09] feedback shows who wrote what, from which work and field; all of it is accessible', async () => {
  const app = await mountOne(aFeedback());
  await expect.element(page.getByText('Folders in folders, please.')).toBeVisible();
  await expect.element(page.getByText('Design')).toBeVisible();
  await expect.element(page.getByText(/Answers go to the sender’s inbox/u)).toBeVisible();
  expect(app.api.callsOf('listFeedback')[0]?.query.get('state')).toBe('open');
  await expectAccessible();
});

test('without feedback the page says where it comes from', async () => {
  await mountApp('/feedback?state=all', { listFeedback: () => aCursorPage([]) });
  await expect.element(page.getByText('Nobody has written yet')).toBeVisible();
});

test('a list that did not load offers another try', async () => {
  let isTried = false;
  await mountApp('/feedback', {
    listFeedback: () => {
      if (isTried) return aCursorPage([aFeedback()]);
      isTried = true;
      return failWith('admins_only');
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Folders in folders, please.')).toBeVisible();
});

test('feedback is answered from the keyboard; the answer leaves the list of open feedback, and the title has the keyboard', async () => {
  const app = await mountOne(aFeedback());
  const answer = page.getByRole('button', { name: 'Answer… (feedback of Kei)' });
  await expect.element(answer).toBeVisible();
  (answer.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Answer Kei' });
  await expect.element(dialog.getByText('Folders in folders, please.')).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await expect.element(dialog.getByText('Write an answer.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'They come soon.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await expect.element(page.getByText('The answer was sent')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(app.api.callsOf('settleFeedback')[0]?.body).toEqual({
    seen: 'open',
    state: 'answered',
    answer: 'They come soon.',
  });
  await expect.element(page.getByText('Nothing here')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Feedback' })).toHaveFocus();
});

test('what was typed stays when somebody else was faster, and the dialog says so', async () => {
  await mountApp('/feedback', {
    listFeedback: () => aCursorPage([aFeedback()]),
    settleFeedback: () => failWith('feedback_changed'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Answer… (feedback of Kei)' }));
  const dialog = page.getByRole('dialog', { name: 'Answer Kei' });
  await userEvent.fill(dialog.getByRole('textbox'), 'They come soon.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await expect
    .element(dialog.getByText('Somebody else has dealt with this feedback meanwhile.'))
    .toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('They come soon.');
});

test('feedback is closed without an answer, found among the closed, and opened again', async () => {
  const app = await mountOne(aFeedback());
  await userEvent.click(page.getByRole('button', { name: 'Close without an answer (feedback of Kei)' }));
  await expect.element(page.getByText('The feedback is closed')).toBeVisible();
  await expect.element(page.getByText('Nothing here')).toBeVisible();
  await app.navigate('/feedback?state=closed');
  await expect.element(page.getByText('Closed by Ada')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Open again (feedback of Kei)' }));
  await expect.element(page.getByText('The feedback is open again')).toBeVisible();
  expect(app.api.callsOf('settleFeedback').map(({ body }) => body)).toEqual([
    { seen: 'open', state: 'closed' },
    { seen: 'closed', state: 'open' },
  ]);
});

test('an answer shows with who gave it, and cannot be given again', async () => {
  await mountOne(
    aFeedback({ ...settled, state: 'answered', answer: 'They come <soon>.' }),
    '/feedback?state=answered',
  );
  await expect.element(page.getByText('Answered by Ada')).toBeVisible();
  await expect.element(page.getByText('They come <soon>.')).toBeVisible();
  expect(page.getByRole('button', { name: /feedback of Kei/u }).elements()).toHaveLength(0);
  await expectAccessible();
});

test('who cannot read an answer is named before one is written', async () => {
  await mountOne(aFeedback({ reaches_sender: false }));
  const hint = 'The account of the sender is deactivated: an answer does not reach them.';
  await expect.element(page.getByText(hint)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Answer… (feedback of Kei)' }));
  const dialog = page.getByRole('dialog', { name: 'Answer Kei' });
  await expect.element(dialog.getByText(hint)).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'They come soon.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  await expect.element(page.getByText('The answer was kept; it does not reach the sender')).toBeVisible();
});
