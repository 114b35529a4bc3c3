import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityFaults } from '../support/axe.ts';
import { newAccount } from '../support/people.ts';
import { startServer } from '../support/servers.ts';
import { expect, listen, test } from '../support/test.ts';

const SETUP_LINK = /http:\/\/\S+\/user\/setup#\S+/u;

test('a fresh site: the link that its server prints makes the first admin, who is led to what is missing, and names the site for everybody', async ({
  page,
  browser,
  look,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'boardwalk-fresh-'));
  chmodSync(root, 0o755);
  const server = await startServer({ DATA_DIR: join(root, 'data'), SEED: 'none' });
  const elsewhere = await browser.newContext({ baseURL: server.origin, locale: 'en-US' });
  try {
    const troubles = listen(elsewhere);
    const visitor = await elsewhere.newPage();
    await visitor.goto('/community/');
    await expect(visitor).toHaveTitle(/^Boardwalk · /u);

    await expect.poll(server.said).toMatch(SETUP_LINK);
    await page.goto(SETUP_LINK.exec(server.said())?.[0] ?? '');
    const { nick_name: name, account, password } = newAccount('Lin Harbour');
    await expect(page.getByLabel('Code from the server')).not.toHaveValue('');
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Email or mobile number').fill(account);
    await page.getByLabel(/^Password/u).fill(password);
    expect(await accessibilityFaults(page), 'set up').toEqual([]);
    await look('setup');
    await page.getByRole('button', { name: 'Make the first admin' }).click();

    await page.waitForURL('**/console/site');
    const named = page.getByRole('listitem').filter({ hasText: 'The site has a name of its own' });
    await expect(named).toContainText('Missing');
    await look('site-fresh');
    await page.getByLabel('Name of the site').fill('Boards of Lin');
    await page.keyboard.press('Enter');
    await expect(named).toContainText('Done');
    await expect(page.getByRole('banner')).toContainText('Boards of Lin');
    await visitor.reload();
    await expect(visitor).toHaveTitle(/^Boards of Lin · /u);
    await expect(visitor.getByRole('banner')).toContainText('Boards of Lin');
    expect(troubles).toEqual([]);
  } finally {
    await elsewhere.close();
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
