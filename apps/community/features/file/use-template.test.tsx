import { anAttrStatus, aSession, aTokenGrant, aUser, failWith } from '@boardwalk/test-kit';
import type { CopiedFile } from '@boardwalk/api-client';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { frameSays, loginFrame } from '#app/testing/login-frame.ts';
import { said } from '#app/testing/said.ts';
import { renderApp, type AppOptions } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

const COPY: CopiedFile = {
  file_key: 'cCdDeEfFgGhH',
  name: 'Sailboat retrospective',
  source_file_key: FILE_KEY,
  team_id: '1001',
  project_id: '2001',
  folder_id: '0',
};

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
    await expect
      .element(dialog('Free for members').getByRole('link', { name: 'See membership' }))
      .toHaveAttribute('target', '_blank');
    await expect
      .element(dialog('Free for members').getByRole('link', { name: 'See membership' }))
      .toHaveAttribute('href', '/user/account/v2?tab=WALLET&product=board');
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

  test('a paid template names its price; who has not paid is led to paying', async () => {
    await renderApp(`/${FILE_KEY}`, { ...logged, handlers: fileAnswers(forSale) });
    await page.getByRole('button', { name: 'Buy for ¥12' }).click();
    await expect.element(dialog('Buy this template').getByText('costs ¥12', { exact: false })).toBeVisible();
    await expect
      .element(dialog('Buy this template').getByRole('link', { name: 'Go to payment' }))
      .toHaveAttribute('href', `/user/account/v2?tab=ORDER&goods=template-${FILE_KEY}&product=board`);
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
  });
});
