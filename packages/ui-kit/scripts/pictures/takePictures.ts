import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium, type Page } from 'playwright';
import { serveFolder } from './serveFolder.ts';

/** How each story is looked at, as the toolbar's globals. */
const LOOKS = {
  light: 'theme:light;direction:ltr',
  dark: 'theme:dark;direction:ltr',
  rtl: 'theme:light;direction:rtl',
} as const;

/** Pages beside each other; more would fight for the processor. */
const PAGES = 2;
const SIZE = { width: 1024, height: 768 };

interface TakePicturesOptions {
  /** Folder of a built Storybook. */
  built: string;
  /** Only stories whose id holds this. */
  only: string;
  /** Where `<story>.<look>.png` go. */
  to: string;
}

/** Takes a picture of each story in each look. Answers how many. */
export async function takePictures({ built, only, to }: TakePicturesOptions): Promise<number> {
  mkdirSync(to, { recursive: true });
  const stories = storiesOf(built).filter((id) => id.includes(only));
  const server = await serveFolder(built);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const jobs = Object.entries(LOOKS).map(([look, globals]) => async () => {
      const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-US' });
      for (const [index, id] of stories.entries()) {
        const open =
          index === 0
            ? openAt(page, `${server.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
            : show(page, id);
        await open;
        await page.screenshot({ path: join(to, `${id}.${look}.png`), animations: 'disabled', caret: 'hide' });
      }
      await page.close();
    });
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        for (let job = jobs.shift(); job; job = jobs.shift()) await job();
      }),
    );
    return stories.length * Object.keys(LOOKS).length;
  } finally {
    await browser.close();
    await server.close();
  }
}

function storiesOf(built: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string }>;
  };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}

/** The preview's channel, over which the sidebar chooses stories. */
interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, choice: object) => void;
}

async function openAt(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    // Set by Storybook when it starts; what comes after the first story is waited for by `show`.
    Object.assign(globalThis, { firstStory: Promise.withResolvers<void>() });
    const found = setInterval(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, firstStory } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
        firstStory: PromiseWithResolvers<void>;
      };
      if (channel === undefined) return;
      clearInterval(found);
      channel.once('storyFinished', () => firstStory.resolve());
    }, 1);
  });
  await page.goto(address);
  await page.evaluate(
    () => (globalThis as unknown as { firstStory: PromiseWithResolvers<void> }).firstStory.promise,
  );
  await settled(page);
}

async function show(page: Page, storyId: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        channel.once('storyFinished', resolve);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
  await settled(page);
}

/** Faces and pictures are there, and the browser has drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
