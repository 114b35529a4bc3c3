import { anAttrStatus, aSession, aTokenGrant, aUser, failWith } from '@boardwalk/test-kit';
import type { CopiedFile } from '@boardwalk/api-client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameReports, paymentFrame } from '#app/testing/account-frames.ts';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { said } from '#app/testing/said.ts';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

const COPY: CopiedFile = {
  file_key: 'cCdDeEfFgGhH',
  name: 'Sailboat retrospective',
  source_file_key: FILE_KEY,
  team_id: '1001',
  project_id: '2001',
  folder_id: '0',
};

const watchReload = () => vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
let reload: ReturnType<typeof watchReload>;
// Never the real one: it would take the test's own page away.
beforeEach(() => {
  reload = watchReload();
});

const logged = { viewer: aUser() } satisfies Partial<AppOptions>;
const pressUse = async () => await page.getByRole('button', { name: 'Use template' }).click();
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('using a template', () => {
  test('[PROD-12][PROD-13][OVL-02][COPY-01] copies it and says so', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: { ...fileAnswers(), copyFileByPost: () => COPY },
    });
    await pressUse();
    await expect
      .element(dialog('Copied').getByText('“Sailboat retrospective” was copied to your personal documents.'))
      .toBeVisible();
    expect(api.callsOf('copyFileByPost').map(({ path }) => path.file_key)).toEqual([FILE_KEY]);
  });

  test('[COPY-03][COPY-04][COPY-05][NAV-01] leads on to the product and to the copy in the editor', async () => {
    await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: { ...fileAnswers(), copyFileByPost: () => COPY },
    });
    await pressUse();
    const copied = dialog('Copied');
    await expect
      .element(copied.getByRole('link', { name: 'Open file' }))
      .toHaveAttribute('href', `/app/editor/${COPY.file_key}`);
    await expect
      .element(copied.getByRole('link', { name: 'Back to the product' }))
      .toHaveAttribute('href', '/app/home/');
  });

  test('[COPY-02] continue exploring closes the dialog and stays', async () => {
    const app = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: { ...fileAnswers(), copyFileByPost: () => COPY },
    });
    await pressUse();
    await dialog('Copied').getByRole('button', { name: 'Continue exploring' }).click();
    await expect.element(dialog('Copied')).not.toBeInTheDocument();
    expect(app.address()).toBe(`/${FILE_KEY}`);
  });

  test('[STATE-13][STATE-14] asks a visitor to log in, then copies by itself', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, {
      handlers: {
        ...fileAnswers(),
        copyFileByPost: () => COPY,
        exchangeToken: () => aTokenGrant(),
        getUserInfo: () => aUser(),
      },
    });
    await pressUse();
    await expect.poll(loginFrame).not.toBeNull();
    expect(api.callsOf('copyFileByPost')).toHaveLength(0);
    frameSays({ type: 'login-success', data: aSession() });
    await expect.element(dialog('Copied')).toBeVisible();
    expect(api.callsOf('copyFileByPost')).toHaveLength(1);
  });

  test('[ERR-04] a network error asks to try again; the next press asks for the same copy', async () => {
    let isOffline = true;
    const { api } = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: {
        ...fileAnswers(),
        copyFileByPost: () => {
          if (!isOffline) return COPY;
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await pressUse();
    await expect.poll(said).toContain('No connection. Check your network and try again.');
    isOffline = false;
    await pressUse();
    await expect.element(dialog('Copied')).toBeVisible();
    const keys = api.callsOf('copyFileByPost').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('a second copy on purpose is another copy', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: { ...fileAnswers(), copyFileByPost: () => COPY },
    });
    await pressUse();
    await dialog('Copied').getByRole('button', { name: 'Continue exploring' }).click();
    await expect.element(dialog('Copied')).not.toBeInTheDocument();
    await pressUse();
    await expect.poll(() => api.callsOf('copyFileByPost')).toHaveLength(2);
    const [first, second] = api
      .callsOf('copyFileByPost')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });
});

describe('what it costs', () => {
  const forMembers = theFile({ fee_type: 2 });
  const forSale = theFile({ fee_type: 3, unit_price: 12_000 });

  test('a member uses what is free for members', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, {
      viewer: aUser({ member: 1 }),
      handlers: { ...fileAnswers(forMembers), copyFileByPost: () => COPY },
    });
    await pressUse();
    await expect.element(dialog('Copied')).toBeVisible();
    expect(api.callsOf('copyFileByPost')).toHaveLength(1);
  });

  test('others see the upgrade prompt, and nothing is asked of the server', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, { ...logged, handlers: fileAnswers(forMembers) });
    await pressUse();
    await dialog('Free for members').getByRole('button', { name: 'See membership' }).click();
    await expect.poll(() => paymentFrame()?.getAttribute('src')).toBe('/user/checkout?product=board');
    expect(api.callsOf('copyFileByPost')).toHaveLength(0);
  });

  test('a visitor logs in first; then the server decides', async () => {
    await renderApp(`/${FILE_KEY}`, {
      handlers: {
        ...fileAnswers(forMembers),
        copyFileByPost: () => failWith('membership_required'),
        exchangeToken: () => aTokenGrant(),
        getUserInfo: () => aUser(),
      },
    });
    await pressUse();
    await expect.poll(loginFrame).not.toBeNull();
    frameSays({ type: 'login-success', data: aSession() });
    await expect.element(dialog('Free for members')).toBeVisible();
  });

  /** Opens the payment dialog of the template that is for sale. */
  async function openPayment() {
    let paid = false;
    const app = await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: {
        ...fileAnswers(forSale),
        getAttrStatus: () => ({ list: [anAttrStatus({ file_key: FILE_KEY, paid })] }),
        copyFileByPost: () => COPY,
      },
    });
    await page.getByRole('button', { name: 'Buy for ¥12' }).click();
    await expect.element(dialog('Buy this template').getByText('costs ¥12', { exact: false })).toBeVisible();
    await dialog('Buy this template').getByRole('button', { name: 'Go to payment' }).click();
    await expect.poll(paymentFrame).not.toBeNull();
    return { ...app, pay: () => (paid = true) };
  }
  const PAID = { type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } };

  test('[OVL-13][PAY-01][PAY-02][PAY-03] a paid template is bought in the payment dialog, a frame of the account, and then used', async () => {
    const { pay } = await openPayment();
    expect(paymentFrame()?.getAttribute('src')).toBe(
      `/user/checkout?goods=template-${FILE_KEY}&product=board`,
    );
    pay();
    frameReports(paymentFrame(), PAID);
    await expect.poll(said).toContain('Thank you. It is yours now.');
    await expect.poll(paymentFrame).toBeNull();
    await pressUse();
    await expect.element(dialog('Copied')).toBeVisible();
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window of our origin', { source: window }],
  ])('[PAY-01] what %s says of a payment counts for nothing', async (_who, from) => {
    const { api } = await openPayment();
    const asked = api.callsOf('getAttrStatus').length;
    frameReports(paymentFrame(), PAID, from);
    frameReports(paymentFrame(), { type: 'close', data: { needRefresh: true } }, from);
    expect(paymentFrame()).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    // It was listening: the same from its own frame counts, and that alone.
    frameReports(paymentFrame(), PAID);
    await expect.poll(() => api.callsOf('getAttrStatus').length).toBe(asked + 1);
  });

  test.each([
    ['[PAY-04][PAY-05]', true, 1],
    ['[PAY-04][PAY-06]', false, 0],
  ] as const)(
    '%s closing with needRefresh %s reloads the page %i times',
    async (_rows, needRefresh, times) => {
      await openPayment();
      frameReports(paymentFrame(), { type: 'close', data: { needRefresh } });
      await expect.poll(paymentFrame).toBeNull();
      expect(reload).toHaveBeenCalledTimes(times);
    },
  );

  test('closed by its own ×, it asks again what is paid, as something may have been; the page stays', async () => {
    const { api, pay } = await openPayment();
    const asked = api.callsOf('getAttrStatus').length;
    pay();
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await expect.poll(paymentFrame).toBeNull();
    await expect.poll(() => api.callsOf('getAttrStatus').length).toBe(asked + 1);
    expect(reload).not.toHaveBeenCalled();
    await pressUse();
    await expect.element(dialog('Copied')).toBeVisible();
  });

  test('who has paid uses it', async () => {
    await renderApp(`/${FILE_KEY}`, {
      ...logged,
      handlers: {
        ...fileAnswers(forSale),
        getAttrStatus: () => ({ list: [anAttrStatus({ file_key: FILE_KEY, paid: true })] }),
        copyFileByPost: () => COPY,
      },
    });
    await pressUse();
    await expect.element(dialog('Copied')).toBeVisible();
    expect(page.getByRole('button', { name: 'Buy for a team' }).elements()).toHaveLength(0);
  });
});

test('who has copied an earlier version reads so calmly, and copies the new one', async () => {
  const { api } = await renderApp(`/${FILE_KEY}`, {
    ...logged,
    handlers: {
      ...fileAnswers(),
      getAttrStatus: () => ({ list: [anAttrStatus({ file_key: FILE_KEY, updated_since_copy: true })] }),
      copyFileByPost: () => COPY,
    },
  });
  await expect.element(page.getByText('Updated since you copied it.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the new version' }).click();
  await expect.element(dialog('Copied')).toBeVisible();
  await expect.element(page.getByText('Updated since you copied it.')).not.toBeInTheDocument();
  expect(api.callsOf('copyFileByPost')).toHaveLength(1);
});
