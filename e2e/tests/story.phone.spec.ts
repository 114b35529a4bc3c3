import { test } from '../support/story-test.ts';

test('[PROD-02] the whole story on a phone, in Chinese', async ({ playStory }) => {
  test.setTimeout(120_000);
  await playStory({
    language: 'zh-CN',
    pictures: 'story-zh',
    nickName: '江边',
    keyword: '周计划',
    note: '周三留白',
    form: {
      title: '手机上写的周计划',
      description: '一周七天，每天只写一件要紧的事，其余留白。',
      tags: ['周计划'],
    },
  });
});
