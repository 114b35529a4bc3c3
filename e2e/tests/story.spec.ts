import { test } from '../support/story-test.ts';

// Here pages move as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('guests gated', () => {
  test('[PROD-01][PROD-02][PROD-07][PROD-09][PROD-10][PROD-11][PROD-12][PROD-13][PROD-18][COPY-01][COPY-02][COPY-03][COPY-04][COPY-05][NAV-01][NAV-03][LOGIN-08][STATE-20][STATE-22][STATE-36][MSG-03][MSG-04][MSG-08][MSG-11][MSG-13][ROLE-41] from finding a template to publishing one’s own, in English', async ({
    tell,
  }) => {
    test.setTimeout(120_000);
    await tell({
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
    tell,
  }) => {
    test.setTimeout(120_000);
    await tell({
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
