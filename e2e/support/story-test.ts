import { Story, type StoryInput } from './story.ts';
import { test as base } from './test.ts';

/** What a story is about: all it needs but the browser and the server. */
type StorySubject = Pick<StoryInput, 'language' | 'nickName' | 'keyword' | 'note' | 'form'> & {
  /** What the names of its pictures begin with. */
  pictures: string;
};

/** The test of the whole story: `playStory` runs it in the test's browser, on the server of its setting. */
export const test = base.extend<{ playStory: (subject: StorySubject) => Promise<void> }>({
  playStory: async ({ page, context, browser, playwright, baseURL, guests, look }, give) => {
    await give(({ pictures, ...subject }) =>
      new Story({
        ...subject,
        page,
        context,
        browser,
        playwright,
        baseURL: baseURL ?? '',
        guests,
        look: (name) => look(`${pictures}-${name}`),
      }).playStory(),
    );
  },
});
