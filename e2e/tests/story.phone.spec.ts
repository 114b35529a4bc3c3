import { Story } from '../support/story.ts';
import { test } from '../support/test.ts';

test('[PROD-02] the whole story on a phone, in Chinese', async ({
  page,
  context,
  browser,
  playwright,
  baseURL,
  guests,
  look,
}) => {
  test.setTimeout(120_000);
  await new Story({
    page,
    context,
    browser,
    playwright,
    baseURL: baseURL ?? '',
    guests,
    language: 'zh-CN',
    look: (name) => look(`story-zh-${name}`),
    nickName: '江边',
    keyword: '周计划',
    note: '周三留白',
    form: {
      title: '手机上写的周计划',
      description: '一周七天，每天只写一件要紧的事，其余留白。',
      tags: ['周计划'],
    },
  }).tell();
});
