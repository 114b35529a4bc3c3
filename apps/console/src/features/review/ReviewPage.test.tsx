import {
  aBoardSnapshot,
  aCursorPage,
  aFileOwner,
  aReviewDetail,
  aReviewItem,
  aSession,
  aUser,
  aUserId,
  failWith,
} from '@boardwalk/test-kit';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { aQueue, first, owner, second } from '../../../test/review-queue.ts';

const claimOf = (user_id: string, nick_name: string) => ({
  reviewer: { user_id, nick_name, avatar_url: null },
  until: '2026-03-14T10:00:00.000Z',
});

beforeEach(() => localStorage.clear());

describe('who may come in', () => {
  test('[ROLE-15][ROLE-16] somebody who is no admin reads so, and nothing of the console is asked for', async () => {
    const app = await mountApp('/review', { getSession: () => aSession({ user: aUser({ role: 0 }) }) });
    await expect.element(page.getByText('This page is for moderators')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to the community' }))
      .toHaveAttribute('href', '/community/');
    expect(document.querySelector('nav')).toBeNull();
    expect(app.api.callsOf('listReviews')).toEqual([]);
  });

  test.each([1, 2] as const)(
    '[ROLE-15] an admin of kind %i comes in, and finds the console in the account menu',
    async (role) => {
      await mountApp('/', { ...aQueue(), getSession: () => aSession({ user: aUser({ role }) }) });
      await expect.element(page.getByRole('heading', { name: 'Review', exact: true })).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Your account' }));
      await expect
        .element(page.getByRole('menuitem', { name: 'Console' }))
        .toHaveAttribute('href', '/console/');
    },
  );
});

describe('the queue', () => {
  test('shows what waits, what is late and what is an update; the tabs ask for what was decided', async () => {
    const app = await mountApp('/review', aQueue());
    await expect.element(page.getByRole('link', { name: /Weekly retro.*Overdue/u })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /User journey.*Update/u })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Refused' }));
    await expect.poll(app.address).toBe('/review?show=refused');
    await expect.poll(() => app.api.callsOf('listReviews').at(-1)?.query.get('status')).toBe('3');
  });

  test('that is empty says so; one that does not load offers another try', async () => {
    let isBroken = true;
    await mountApp('/review', {
      listReviews: () => (isBroken ? failWith('internal_error') : aCursorPage([])),
    });
    await expect.element(page.getByText('This did not load')).toBeVisible();
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('Nothing waits for review')).toBeVisible();
  });
});

describe('beside each other', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    aReviewItem({ owner, submission_id: `${1001 + index}`, name: `Work ${index}` }),
  );
  const handlers = {
    ...aQueue(),
    listReviews: () => aCursorPage(many),
    getReview: ({ path }: { path: { submission_id: string } }) =>
      aReviewDetail({ item: many.find(({ submission_id: id }) => id === path.submission_id) ?? first }),
  };

  test.each([1280, 390])(
    'at %i pixels an entry far down opens in view and with the focus, and the list keeps its place',
    async (width) => {
      const before = { width: window.innerWidth, height: window.innerHeight };
      onTestFinished(async () => await page.viewport(before.width, before.height));
      await page.viewport(width, 700);
      await mountApp('/review', handlers);
      const entry = page.getByRole('link', { name: /Work 24/u });
      await expect.element(entry).toBeInTheDocument();
      (entry.element() as HTMLElement).scrollIntoView();
      await userEvent.click(entry);
      const heading = page.getByRole('heading', { level: 2, name: 'Work 24' });
      await expect.element(heading).toHaveFocus();
      await expect.poll(() => heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      expect(heading.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
      if (width > 1100) return;
      await userEvent.click(page.getByRole('link', { name: 'All submissions' }));
      await expect.element(entry).toHaveFocus();
      await expect.poll(() => entry.element().getBoundingClientRect().top).toBeLessThan(700);
    },
  );

  test('what others hand in meanwhile is there when the reviewer comes back to the page', async () => {
    let waiting = [first];
    await mountApp('/review/1001', { ...aQueue(), listReviews: () => aCursorPage(waiting) });
    await expect.element(page.getByRole('link', { name: /Weekly retro/u })).toBeVisible();
    waiting = [first, second];
    window.dispatchEvent(new Event('focus'));
    await expect.element(page.getByRole('link', { name: /User journey/u })).toBeVisible();
  });
});

describe('a submission', () => {
  test('shows hints, the creator’s record, earlier submissions and the same boards of others; all of it is accessible', async () => {
    const earlier = aReviewItem({
      submission_id: '900',
      name: 'Weekly',
      auditStatus: 3,
      reason: 'The cover is blurred.',
    });
    await mountApp('/review/1001', {
      ...aQueue(),
      getReview: () =>
        aReviewDetail({
          item: first,
          earlier: [earlier],
          hints: ['personal_data', 'same_board'],
          same_boards: [{ file_key: 'm4Xw8KfQ2tNs', name: 'Retro of Sol', owner: first.owner }],
        }),
    });
    await expect.element(page.getByRole('heading', { name: 'Weekly retro' })).toBeVisible();
    await expect.element(page.getByText(/seem to hold an email address/u)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Retro of Sol/u }))
      .toHaveAttribute('href', '/community/file/m4Xw8KfQ2tNs');
    await expect.element(page.getByText('4 passed · 1 refused · 0 waiting')).toBeVisible();
    await expect.element(page.getByText('The cover is blurred.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
    await expectAccessible();
  });

  test('an earlier version shows its own board', async () => {
    const app = await mountApp('/review/1001', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item: first, earlier: [aReviewItem({ submission_id: '900' })] }),
    });
    const versions = page.getByRole('group', { name: 'Versions' });
    await userEvent.click(versions.getByRole('button').nth(1));
    await expect
      .poll(() => app.api.callsOf('getReviewObject').some(({ path }) => path.submission_id === '900'))
      .toBe(true);
  });

  test('an update is shown beside the published version: what differs is listed, and brought into view on both boards', async () => {
    const published = aReviewItem({ submission_id: '900', auditStatus: 2 });
    const note = (id: string, x: number, text: string) =>
      ({ id, type: 'sticky', x, y: 0, w: 160, h: 160, z: 'a0', style: {}, text }) as const;
    const picture = (asset: string) =>
      ({
        id: 'p',
        type: 'picture',
        x: 600,
        y: 0,
        w: 90,
        h: 60,
        z: 'a0',
        style: {},
        text: '',
        asset,
      }) as const;
    const kept = 'c'.repeat(64);
    const earlier = [note('a', 0, 'Went well'), note('b', 400, 'Gone'), picture(kept)];
    const later = [note('a', 0, 'Went very well'), note('c', 4000, 'Next'), picture(kept)];
    const load = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
    onTestFinished(() => load.mockRestore());
    await mountApp('/review/1002', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item: second, earlier: [published] }),
      getReviewObject: ({ path }: { path: { submission_id: string } }) =>
        aBoardSnapshot({ elements: path.submission_id === '900' ? earlier : later }),
    });
    const pictures = () =>
      load.mock.calls.filter(([url]) => url.includes(`/cmt/${second.file_key}/${kept}`)).length;
    // The submitted board stands there alone until both are asked for.
    await expect.poll(pictures).toBe(1);
    load.mockClear();
    await userEvent.click(page.getByRole('button', { name: 'Compare with an earlier version' }));
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect.element(changes.getByText(/^1 changed · 1 added · 1 removed/u)).toBeVisible();
    await expect
      .element(
        changes.getByRole('button', {
          name: /^Changed Sticky note · text Went very well Before: Went well$/u,
        }),
      )
      .toBeVisible();
    await expect.poll(pictures).toBe(2);
    const scales = () =>
      page
        .getByRole('button', { name: /^Actual size/u })
        .elements()
        .map((button) => button.textContent);
    // Both show all that is on either of them, at one scale.
    await expect.poll(() => new Set(scales()).size).toBe(1);
    await expect.poll(() => scales()[0]).not.toBe('100%');
    await userEvent.click(changes.getByRole('button', { name: /^Removed Sticky note Gone$/u }));
    await expect.poll(scales).toEqual(['100%', '100%']);
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }).first());
    await expect.poll(scales).toEqual(['125%', '125%']);
  });

  test('that was refused before is compared with what was refused; any other earlier version can be chosen', async () => {
    const note = (text: string) =>
      aBoardSnapshot({
        elements: [{ id: 'a', type: 'sticky', x: 0, y: 0, w: 160, h: 160, z: 'a0', style: {}, text }],
      });
    const earlier = [
      aReviewItem({ submission_id: '903', auditStatus: 0, submitted_at: '2026-03-03T09:00:00.000Z' }),
      aReviewItem({
        submission_id: '902',
        auditStatus: 3,
        reason: 'Unfinished.',
        submitted_at: '2026-03-02T09:00:00.000Z',
      }),
      aReviewItem({
        submission_id: '901',
        auditStatus: 3,
        reason: 'Empty.',
        submitted_at: '2026-03-01T09:00:00.000Z',
      }),
    ];
    const texts: Record<string, string> = { '901': 'Oldest', '902': 'Refused', '903': 'Taken back' };
    await mountApp('/review/1001', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item: first, earlier }),
      getReviewObject: ({ path }: { path: { submission_id: string } }) =>
        note(texts[path.submission_id] ?? 'Handed in again'),
    });
    await userEvent.click(page.getByRole('button', { name: 'Compare with an earlier version' }));
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect.element(changes.getByText('Before: Refused')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /^Refused version/u })).toBeVisible();
    const choice = page.getByRole('combobox', { name: 'Earlier version' });
    await expect.element(choice).toHaveValue('902');
    (choice.element() as HTMLElement).focus();
    await userEvent.selectOptions(choice, '901');
    await expect.element(changes.getByText('Before: Oldest')).toBeVisible();
    await userEvent.selectOptions(choice, '903');
    await expect.element(changes.getByText('Before: Taken back')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: /^Withdrawn version/u })).toBeVisible();
    await expect.element(choice).toHaveFocus();
    await expectAccessible();
  });

  test('is claimed, so that nobody else judges it, and released', async () => {
    let claim: ReturnType<typeof claimOf> | null = null;
    const claimed = () => ({ ...first, claim });
    await mountApp('/review/1001', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item: claimed() }),
      claimReview: () => {
        claim = claimOf(aUser().user_id, 'Mira');
        return claimed();
      },
      releaseReview: () => {
        claim = null;
        return claimed();
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Claim' }));
    await expect.element(page.getByText(/^Yours until/u)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Release' }));
    await expect.element(page.getByRole('button', { name: 'Claim' })).toBeVisible();
  });

  test('that somebody else has claimed can be decided as soon as the claim has run out', async () => {
    const claim = { ...claimOf(aUserId(4), 'Mira'), until: new Date(Date.now() + 300).toISOString() };
    let asked = 0;
    await mountApp('/review/1001', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item: { ...first, claim: (asked += 1) === 1 ? claim : null } }),
    });
    await expect.element(page.getByRole('button', { name: 'Claim' })).toBeVisible();
  });

  test('that somebody else has claimed cannot be decided', async () => {
    await mountApp('/review/1001', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item: { ...first, claim: claimOf('other', 'Noor') } }),
    });
    await expect.element(page.getByText(/^Noor is reviewing this until/u)).toBeVisible();
    expect(page.getByRole('button', { name: 'Pass' }).elements()).toHaveLength(0);
  });

  test('a refusal needs a reason; a ready one can be edited; the next submission follows', async () => {
    const app = await mountApp('/review/1001', aQueue());
    await userEvent.click(page.getByRole('button', { name: 'Refuse…' }));
    const dialog = page.getByRole('dialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect.element(dialog.getByText('Say why the work is refused.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Begin with' }), 'Cover');
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await expect
      .element(reason)
      .toHaveValue(
        'The cover cannot be recognised or does not show the template. Please choose another one.',
      );
    await userEvent.fill(reason, 'The cover is blurred.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect.poll(app.address).toBe('/review/1002');
    expect(app.api.callsOf('reviewSubmission')[0]?.body).toEqual({
      decision: 'not_pass',
      reason: 'The cover is blurred.',
    });
  });

  test('that is public can be taken down where it is shown, unless it is the reviewer’s own', async () => {
    const work = { ...first, auditStatus: 2, is_public: true, decided_at: first.submitted_at } as const;
    let item: typeof work = work;
    const app = await mountApp('/review/1001?show=passed', {
      ...aQueue(),
      getReview: () => aReviewDetail({ item }),
      takeDownWork: () => failWith('own_work'),
    });
    await userEvent.click(page.getByRole('button', { name: 'Take down…' }));
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising.');
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
    await expect.poll(() => app.api.callsOf('takeDownWork')[0]?.path).toEqual({ file_key: first.file_key });
    await expect.element(dialog.getByText('This is your own work. Somebody else must decide.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    item = {
      ...work,
      submission_id: '1002',
      name: 'My own',
      owner: aFileOwner({ user_id: aUser().user_id }),
    };
    await app.navigate('/review/1002?show=passed');
    await expect.element(page.getByRole('heading', { name: 'My own' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Open it in the community/u })).toBeVisible();
    expect(page.getByRole('button', { name: 'Take down…' }).elements()).toHaveLength(0);
  });

  test('what the server refuses is shown', async () => {
    await mountApp('/review/1001', { ...aQueue(), reviewSubmission: () => failWith('already_decided') });
    await userEvent.click(page.getByRole('button', { name: 'Pass' }));
    await expect.element(page.getByText('Somebody has decided this already.').first()).toBeVisible();
  });
});
