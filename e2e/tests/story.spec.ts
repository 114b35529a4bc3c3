import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { loginFrame } from '../support/community.ts';
import { newAccount, signUp } from '../support/people.ts';
import { startServer } from '../support/servers.ts';
import { signUpIn } from '../support/sign-up.ts';
import { test } from '../support/story-test.ts';
import { visit } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// Here pages move as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('guests gated', () => {
  test('[PROD-01][PROD-02][PROD-07][PROD-09][PROD-10][PROD-11][PROD-12][PROD-13][PROD-18][COPY-01][COPY-02][COPY-03][COPY-04][COPY-05][NAV-01][NAV-03][LOGIN-08][STATE-20][STATE-22][STATE-36][MSG-03][MSG-04][MSG-08][MSG-11][MSG-13][ROLE-41] from finding a template to publishing one’s own, in English', async ({
    playStory,
  }) => {
    test.setTimeout(120_000);
    await playStory({
      language: 'en-US',
      pictures: 'story-en',
      nickName: 'Wilma Jetty',
      keyword: 'retro',
      note: 'What the tide brought in',
      form: {
        title: 'Retrospective at low tide',
        description: 'A retrospective for teams near the water: what came in, what went out, what stays.',
        tags: ['retrospective', 'tide'],
      },
    });
  });
});

test.describe('guests walk freely', () => {
  test.use({ guests: 'open' });

  test('[PROD-02][PROD-19][COPY-01][COPY-05][NAV-01][NAV-03][LOGIN-08] the same in Chinese, with a work that costs something', async ({
    playStory,
  }) => {
    test.setTimeout(120_000);
    await playStory({
      language: 'zh-CN',
      pictures: 'story-zh',
      nickName: '林间步道',
      keyword: '复盘',
      note: '潮水带来了什么',
      form: {
        title: '退潮时的团队复盘',
        description: '适合小团队的复盘模板：什么留下，什么带走，下一次怎么做得更好。',
        tags: ['复盘', '团队'],
        price: 8,
      },
    });
  });
});

test('[PROD-24][LANG-05][LANG-06][LANG-07][LANG-08][ONB-12] somebody new to the mainland deployment answers in Chinese, makes a team, and another one joins it by the link', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-mainland-'));
  // Where we are root, Postgres runs as somebody else, who must be able to reach it.
  chmodSync(folder, 0o755);
  const server = await startServer({ DATA_DIR: join(folder, 'data'), SEED: 'none', DEPLOYMENT: 'mainland' });
  const context = await browser.newContext({ baseURL: server.origin });
  const invited = await browser.newContext({ baseURL: server.origin });
  try {
    const words = wordsOf('zh-CN');
    const text = (id: string) => words('community', id);
    const page = await context.newPage();
    await visit(page, '/community/');
    await page.getByRole('button', { name: text('shell.logInOrRegister') }).click();
    await signUpIn(loginFrame(page), words, newAccount('林晓舟'));

    const questions = page.getByRole('dialog', { name: text('onboarding.title') });
    const forward = questions.getByRole('button', { name: text('onboarding.continue') });
    for (const answer of ['job.product_manager', 'channel.wechat', 'use_case.mind_map']) {
      await questions.getByText(text(`onboarding.${answer}`), { exact: true }).click();
      await forward.click();
    }
    await questions.getByText(text('onboarding.space.team'), { exact: true }).click();
    await expect(questions.getByLabel(text('onboarding.teamName'))).toHaveValue(
      text('onboarding.defaultTeamName'),
    );
    await questions.getByLabel(text('onboarding.teamName')).fill('海港');
    await questions.getByRole('button', { name: text('onboarding.finish') }).click();

    const asked = page.waitForResponse(/member\/link/u);
    await page.getByRole('button', { name: text('onboarding.invite') }).click();
    const { data } = (await (await asked).json()) as { data: { token: string } };
    await page.getByRole('button', { name: text('onboarding.start') }).click();
    await expect(page.getByRole('button', { name: text('onboarding.start') })).toBeHidden();

    await signUp(invited, '周海');
    const other = await invited.newPage();
    await other.goto(`/app/join/${data.token}`);
    await expect(other.getByText('林晓舟 邀请你加入 海港')).toBeVisible();
    await other.getByRole('button', { name: words('workspace', 'join.join') }).click();
    await other.waitForURL(/\/app\/home\/\?team=\d+$/u);
    await expect(other.getByText('海港').first()).toBeVisible();
  } finally {
    await context.close();
    await invited.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
