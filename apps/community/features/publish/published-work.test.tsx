import { aCommunityFile, anAuditDetail, anOwnFile, aProfile, aUser, failWith } from '@boardwalk/test-kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppOptions } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { aPicture, dialog, FILES, hand, openFile, renderLogged } from './testing/open-publish.ts';

const PUBLIC_KEY = FILES['Public board'].file_key;

describe('a published work', () => {
  test('[PUB-15][PUB-16][PUB-09][CONST-50][AMB-22] shows its public detail with the last published time, 476 high', async () => {
    const { api } = await openFile('Public board', { settings: { timeZone: 'Asia/Shanghai' } });
    await expect.element(dialog.getByRole('heading', { name: 'Public board' })).toBeVisible();
    expect(api.callsOf('getFileFullSelf').map(({ path }) => path.file_key)).toEqual([PUBLIC_KEY]);
    await expect.element(dialog.getByText('Last published 2026/03/05')).toBeVisible();
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([480, 476]);
  });

  test('[NAV-04][NAV-05][AMB-08] its community page opens in a new tab', async () => {
    await openFile('Public board');
    const link = dialog.getByRole('link', { name: 'See in community' });
    await expect.element(link).toHaveAttribute('href', `/community/file/${PUBLIC_KEY}`);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('[PUB-17][PUB-34] its update button opens the form as it was filled, with the price in yuan', async () => {
    const { api } = await openFile('Public board', {
      handlers: {
        getFileFullSelf: () =>
          aCommunityFile({
            file_key: PUBLIC_KEY,
            name: 'Public board',
            fee_type: 3,
            unit_price: 12_000,
            tag_list: [{ id: 21, name: 'retro', ttype: 2 }],
          }),
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Update publication' }));
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Public board');
    await expect.element(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('12');
    await expect.element(dialog.getByRole('button', { name: 'Remove retro' })).toBeVisible();
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    await expect.poll(() => dialog.element().getBoundingClientRect().height).toBe(600);
    await userEvent.fill(dialog.getByRole('textbox', { name: 'What is new (optional)' }), ' Two columns ');
    await hand('Publish update');
    await expect.poll(() => api.callsOf('publishFile').at(0)?.form?.get('unit_price')).toBe('12000');
    expect(api.callsOf('publishFile').at(0)?.form?.get('change_note')).toBe('Two columns');
    await expect.element(page.getByText(/The earlier version stays public until then\./)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See in community' }))
      .toHaveAttribute('href', `/community/file/${PUBLIC_KEY}`);
  });

  const coverSent = async (api: Awaited<ReturnType<typeof openFile>>['api']) => {
    await hand('Publish update');
    await expect.poll(() => api.callsOf('publishFile')).toHaveLength(1);
    const form = api.callsOf('publishFile').at(0)?.form;
    const sent = form?.get('cover');
    if (!(sent instanceof Blob))
      return { address: form?.get('earlier_cover'), source: form?.get('cover_source') };
    const { width, height } = await createImageBitmap(sent);
    return { type: sent.type, size: [width, height], source: form?.get('cover_source') };
  };
  const openUpdate = async (source: 'board' | 'upload') => {
    const cover = URL.createObjectURL(await aPicture('image/webp', 216, 140));
    onTestFinished(() => URL.revokeObjectURL(cover));
    const { api } = await openFile('Public board', {
      handlers: {
        getFileFullSelf: () =>
          aCommunityFile({
            file_key: PUBLIC_KEY,
            cover,
            cover_source: source,
            tag_list: [{ id: 21, name: 'retro', ttype: 2 }],
          }),
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Update publication' }));
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    return { api, cover };
  };

  test('an update keeps the cover that its owner chose, and says so', async () => {
    const { api, cover } = await openUpdate('upload');
    await expect.element(dialog.getByText('This is the cover of your earlier version.')).toBeVisible();
    expect(api.callsOf('renderFileCover')).toHaveLength(0);
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Title' }), 'Public board, corrected');
    expect(await coverSent(api)).toEqual({ address: cover, source: 'upload' });
  });

  test('an update paints a cover that was a picture of the board again', async () => {
    const { api } = await openUpdate('board');
    await expect.element(dialog.getByText('This is a picture of the board as it is now.')).toBeVisible();
    expect(await coverSent(api)).toEqual({ type: 'image/png', size: [108, 70], source: 'board' });
  });

  test('an update can turn from the chosen cover to the picture of the board, and back', async () => {
    const { api, cover } = await openUpdate('upload');
    await userEvent.click(dialog.getByRole('button', { name: 'Use the picture of the board' }));
    await expect.element(dialog.getByText('This is a picture of the board as it is now.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the earlier cover' }));
    await expect.element(dialog.getByText('This is the cover of your earlier version.')).toBeVisible();
    expect(await coverSent(api)).toEqual({ address: cover, source: 'upload' });
  });

  test('an earlier cover that cannot be had is reported, and not replaced unasked', async () => {
    const { api } = await openFile('Public board', {
      handlers: {
        getFileFullSelf: () =>
          aCommunityFile({ file_key: PUBLIC_KEY, cover: 'blob:gone', cover_source: 'upload' }),
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Update publication' }));
    await expect.element(dialog.getByText(/This picture could not be had\./)).toBeVisible();
    await hand('Publish update');
    await expect.element(dialog.getByText('Add a cover.')).toBeVisible();
    expect(api.callsOf('publishFile')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Use the picture of the board' }));
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  });
});

describe('cancelling a publication', () => {
  const openQuestion = async (options: AppOptions = {}) => {
    const app = await openFile('Public board', options);
    await userEvent.click(dialog.getByRole('button', { name: 'More actions' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancel publication' }));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    return app;
  };
  const answer = (name: string) =>
    userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }));

  test('[PUB-18][PUB-30][PUB-31][ERR-35] is an item of the menu that asks first and says what it does', async () => {
    await openQuestion();
    await expect.element(page.getByRole('alertdialog', { name: 'Cancel this publication?' })).toBeVisible();
    await expect.element(page.getByText('The work will no longer be shown publicly.')).toBeVisible();
    await answer('Think again');
  });

  test('[PUB-32][AMB-27] thinking again keeps the work, and so does Esc', async () => {
    const { api } = await openQuestion();
    await answer('Think again');
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'More actions' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancel publication' }));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    // The key goes to what has the focus: it must have come into the question first.
    await expect
      .poll(() => page.getByRole('alertdialog').element().contains(document.activeElement))
      .toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([]);
    expect(api.callsOf('cancelPublish')).toHaveLength(0);
    await expect.element(dialog.getByRole('button', { name: 'Update publication' })).toBeVisible();
  });

  test('[PUB-33][PUB-25][ERR-10] the second button withdraws the work, says so and closes the dialog', async () => {
    const { api } = await openQuestion({ handlers: { cancelPublish: () => null } });
    await answer('Cancel publication');
    await expect.poll(said).toContain('Your work was withdrawn from the community.');
    expect(api.callsOf('cancelPublish').map(({ path }) => path.file_key)).toEqual([PUBLIC_KEY]);
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Publish to community' }).elements())
      .toEqual([]);
  });

  test('[ERR-11] a failure says to try later, and the work stays', async () => {
    await openQuestion({ handlers: { cancelPublish: () => failWith('internal_error') } });
    await answer('Cancel publication');
    await expect.poll(said).toContain('An error occurred. Please try again later.');
    await expect.element(dialog.getByRole('button', { name: 'Update publication' })).toBeVisible();
  });
});

describe('a work in review', () => {
  test('[PUB-19][PUB-20][AMB-48] shows what was handed in, the label, and when the review is due', async () => {
    const { api } = await openFile('Waiting board');
    await expect.element(dialog.getByText('In review', { exact: true })).toBeVisible();
    expect(api.callsOf('getFileFullLatestSelf').map(({ path }) => path.file_key)).toEqual([
      FILES['Waiting board'].file_key,
    ]);
    await expect.element(dialog.getByText('Reviewed within 3 working days, by 2026/03/19')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  test('an update in review says that the earlier version is public, and leads to it', async () => {
    await openFile('Waiting board', {
      handlers: { getFileFullLatestSelf: () => anAuditDetail({ is_public: true }) },
    });
    await expect.element(dialog.getByText('The earlier version stays public until then.')).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'See in community' })).toBeVisible();
  });
});

describe('a work that did not pass', () => {
  test('shows the reason above the form, filled with the last submission', async () => {
    await openFile('Refused board', {
      handlers: {
        getFileFullLatestSelf: () =>
          anAuditDetail({ name: 'Second try', auditStatus: 3, reason: 'The cover is empty.' }),
      },
    });
    await expect.element(dialog.getByText('The cover is empty.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Second try');
    expect(dialog.element().getBoundingClientRect().height).toBe(600);
  });
});

test.each([
  { source: 'upload', text: 'This is the cover of your earlier version.' },
  { source: 'board', text: 'This is a picture of the board as it is now.' },
] as const)('handing in again starts with the cover by its source: $source', async ({ source, text }) => {
  const cover = URL.createObjectURL(await aPicture('image/webp'));
  onTestFinished(() => URL.revokeObjectURL(cover));
  await openFile('Refused board', {
    handlers: { getFileFullLatestSelf: () => anAuditDetail({ auditStatus: 3, cover, cover_source: source }) },
  });
  await expect.element(dialog.getByText(text)).toBeVisible();
});

describe('publish actions on the own profile', () => {
  test('a withdrawn work starts with its last submission; its state is known already', async () => {
    const { api } = await renderLogged('/profile', {
      viewer: aUser({ user_id: aProfile().user_id }),
      handlers: {
        listOwnFiles: () => ({
          list: [anOwnFile({ auditStatus: 0, is_public: false })],
          next_cursor: '0',
          has_more: false,
        }),
        getFileFullLatestSelf: () => anAuditDetail({ name: 'As it was' }),
      },
    });
    await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Publish' }));
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('As it was');
    expect(api.callsOf('getAuditStatus')).toHaveLength(0);
  });
});

test('the address that opens the dialog is left at once, so that going back does not open it again', async () => {
  const { address, router } = await openFile('Public board');
  expect(address()).toBe('/profile');
  expect(router.state.historyAction).toBe('REPLACE');
});
