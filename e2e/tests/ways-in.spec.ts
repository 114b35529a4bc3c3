import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProvider, TEST_CLIENT } from '@boardwalk/tooling-test-identity';
import { skipQuestions } from '../support/community.ts';
import { newAccount } from '../support/people.ts';
import { startServer, type RunningServer } from '../support/servers.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Passkeys belong to a name, and the servers of the other tests have an address alone and no providers.
let server: RunningServer;
let provider: Awaited<ReturnType<typeof startTestProvider>>;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-e2e-'));
  // Where we are root, Postgres runs as somebody else, who must be able to reach it.
  chmodSync(folder, 0o755);
  provider = await startTestProvider();
  const { issuer } = provider;
  const acme = { id: 'acme', name: 'Acme', issuer, ...TEST_CLIENT };
  const environment = { SEED: 'none', SIGN_IN_PROVIDERS: JSON.stringify([acme]) };
  server = await startServer({ DATA_DIR: join(folder, 'data'), ...environment }, 'localhost');
  provider.sendBackTo(`${server.origin}/user/provider/`);
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a passkey is added, signs in without a password, and is removed', async ({ page, context, look }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const touchesAlone = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  const { nick_name: name, account, password } = newAccount();
  await page.goto(`${server.origin}/user/login?sign_up&next=/user/account/v2?tab=ACCOUNT`);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email or mobile number').fill(account);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name').fill('My phone');
  await adding.getByLabel('Your present password').fill(password);
  await look('passkey-add');
  await adding.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  await look('passkeys');

  await page.goto(`${server.origin}/community/`);
  await hydrated(page);
  await skipQuestions(page);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden();

  // Until the button is pressed, nobody touches the authenticator: the browser only offers the passkey.
  await touchesAlone(false);
  const question = '**/api/user/sign-in/passkey/setup';
  const offered = page.waitForResponse(question);
  await page.goto(`${server.origin}/user/login?next=/user/account/v2?tab=ACCOUNT`);
  await offered;
  // An authenticator that is asked before it may answer never does: it may before the page has its second question.
  await page.route(question, async (route) => {
    await touchesAlone(true);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByText('Logged in with a passkey', { exact: false })).toBeVisible();
  const removing = page.getByRole('dialog', { name: 'Remove My phone' });
  await removing.getByLabel('Your present password').fill(password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});

test('somebody signs up by another provider, comes back by it, and a person who has the address links it instead', async ({
  page,
  browser,
  look,
}) => {
  const centre = `${server.origin}/user/account/v2?tab=ACCOUNT`;
  const { nick_name: name, account, password } = newAccount();
  provider.be('first', { email: `by-${account}`, email_verified: true, name: 'Mira' });
  await page.goto(`${server.origin}/user/login?next=/user/account/v2?tab=ACCOUNT`);
  await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible();
  await look('providers-sign-in');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByText('Logged in with another service')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set a password' })).toBeVisible();
  await look('providers-linked');
  expect(page.url()).toBe(centre);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${server.origin}/user/login?sign_up&next=/user/account/v2?tab=ACCOUNT`);
  await other.getByLabel('Your name').fill(name);
  await other.getByLabel('Email or mobile number').fill(account);
  await other.getByLabel(/^Password/u).fill(password);
  await other.getByRole('button', { name: 'Create account' }).click();
  await expect(other.getByRole('button', { name: 'Link Acme' })).toBeVisible();
  provider.be('second', { email: account, email_verified: true });
  const stranger = await browser.newContext();
  const door = await stranger.newPage();
  await door.goto(`${server.origin}/user/login`);
  await door.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(door.getByText('There is an account with your e-mail address already.')).toBeVisible();
  await stranger.close();

  await other.getByRole('button', { name: 'Link Acme' }).click();
  const linking = other.getByRole('dialog', { name: 'Link Acme' });
  await linking.getByLabel('Your present password').fill(password);
  await linking.getByRole('button', { name: 'Link', exact: true }).click();
  await other.getByRole('button', { name: 'Unlink Acme' }).click();
  const unlinking = other.getByRole('dialog', { name: 'Unlink Acme' });
  await unlinking.getByLabel('Your present password').fill(password);
  await unlinking.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(other.getByText('Not linked')).toBeVisible();
  await elsewhere.close();
});
