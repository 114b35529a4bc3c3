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

/** The pictures that were taken. */
export interface TakenPictures {
  taken: number;
  /** Stories that could not be drawn or played, as `<story>.<look>: why`. Their pictures show something else. */
  faults: string[];
}

/** Takes a picture of each story in each look, once it is played. */
export async function takePictures({ built, only, to }: TakePicturesOptions): Promise<TakenPictures> {
  mkdirSync(to, { recursive: true });
  const faults: string[] = [];
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
        const fault = await open;
        if (fault !== undefined) faults.push(`${id}.${look}: ${fault}`);
        await page.screenshot({ path: join(to, `${id}.${look}.png`), animations: 'disabled', caret: 'hide' });
      }
      await page.close();
    });
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        for (let job = jobs.shift(); job; job = jobs.shift()) await job();
      }),
    );
    return { taken: stories.length * Object.keys(LOOKS).length, faults: faults.toSorted() };
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

/** Events by which the preview says that a story cannot be drawn or played. */
const FAULTS = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

/** What an event says of a fault: an error, several of them, or a title and a description. */
interface Detail {
  message?: string;
  title?: string;
  description?: string;
}

/** The preview's channel, over which the sidebar chooses stories. */
interface Channel {
  on: (event: string, listener: (detail?: Detail | Detail[]) => void) => void;
  emit: (event: string, choice: object) => void;
}

/** What is known of the story that the page shows. */
interface StoryWatch {
  finished: PromiseWithResolvers<void>;
  fault: string | undefined;
}

type Preview = { __STORYBOOK_ADDONS_CHANNEL__?: Channel; storyWatch: StoryWatch };

/** Opens the first story at its address; answers why it could not be played. */
async function openAt(page: Page, address: string): Promise<string | undefined> {
  await page.addInitScript((events) => {
    const watch: StoryWatch = { finished: Promise.withResolvers(), fault: undefined };
    Object.assign(globalThis, { storyWatch: watch });
    // Set by Storybook when it starts.
    const found = setInterval(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
      if (channel === undefined) return;
      clearInterval(found);
      for (const event of events) {
        channel.on(event, (detail) => {
          const { message, title, description } = (Array.isArray(detail) ? detail[0] : detail) ?? {};
          watch.fault ??= [event, message ?? title, description].filter(Boolean).join(': ');
          // One that does not exist never finishes.
          if (event === 'storyMissing') watch.finished.resolve();
        });
      }
      channel.on('storyFinished', () => watch.finished.resolve());
    }, 1);
  }, FAULTS);
  await page.goto(address);
  return played(page);
}

/** Shows another story on the page that is open; answers why it could not be played. */
async function show(page: Page, storyId: string): Promise<string | undefined> {
  await page.mouse.move(0, 0);
  await page.evaluate((id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, storyWatch } = globalThis as unknown as Preview;
    storyWatch.finished = Promise.withResolvers();
    storyWatch.fault = undefined;
    channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
  return played(page);
}

/** Waits until the story is played and stands still. */
async function played(page: Page): Promise<string | undefined> {
  const fault = await page.evaluate(async () => {
    const { storyWatch } = globalThis as unknown as Preview;
    await storyWatch.finished.promise;
    return storyWatch.fault;
  });
  await settled(page);
  return fault;
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
