import { aFileCard, aFileKey, aFileOwner, anAttrStatus, aTagRef, aUser, failWith } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { readListContext, writeListContext } from '#shared/navigation/list-context.ts';
import { aNotedBoard, FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);

beforeEach(async () => {
  await page.viewport(1440, 900);
  beacon.mockClear();
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon);
});

const BEFORE = aFileKey(101);
const AFTER = aFileKey(102);

const title = () => page.getByRole('heading', { level: 1 });
const board = () => page.getByRole('application', { name: 'Board: Sailboat retrospective' });

describe('what it shows', () => {
  test.each([
    ['[ROUTE-13] the short address', `/${FILE_KEY}`],
    ['[ROUTE-14] the older address', `/file/${FILE_KEY}`],
  ])('%s shows the file, its creator, tags, text, and others like it', async (_what, path) => {
    const file = theFile({
      description: 'Eight minutes each.',
      tag_list: [aTagRef({ id: 21, name: 'Agile' })],
      topic_list: [{ id: 4, title: 'A good start' }],
      owner: aFileOwner({ nick_name: 'Wren Okafor', profile_name: 'wren' }),
    });
    await renderApp(path, { handlers: fileAnswers(file) });
    await expect.element(title()).toHaveTextContent('Sailboat retrospective');
    await expect.element(page.getByText('Eight minutes each.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Wren Okafor' }).first())
      .toHaveAttribute('href', '/profile/wren');
    await expect.element(page.getByRole('link', { name: 'Agile' })).toHaveAttribute('href', '/tag-21');
    await expect
      .element(page.getByRole('link', { name: 'A good start' }))
      .toHaveAttribute('href', '/topic-4');
    await expect.element(page.getByRole('link', { name: 'Risk register' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Kick-off canvas' })).toBeVisible();
  });

  test('on the way from its card it shows at once what the card showed', async () => {
    const card = aFileCard({ file_key: FILE_KEY, name: 'Sailboat retrospective' });
    let answer: (file: ReturnType<typeof theFile>) => void = () => undefined;
    await renderApp('/hot', {
      handlers: {
        ...fileAnswers(),
        listViewFiles: () => ({ list: [card], next_cursor: '0', has_more: false }),
        getFileFull: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await userEvent.click(page.getByRole('link', { name: card.name, exact: true }));
    await expect.element(title()).toHaveTextContent(card.name);
    await expect.element(page.getByRole('main').getByText(card.owner.nick_name).first()).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Loading the template')).toBeInTheDocument();
    await expect.element(page.getByText('Eight minutes each.')).not.toBeInTheDocument();
    await expect.poll(() => document.title).toBe('Sailboat retrospective · Boardwalk');
    const { x, y } = title().element().getBoundingClientRect();
    answer(theFile({ description: 'Eight minutes each.' }));
    await expect.element(page.getByText('Eight minutes each.')).toBeVisible();
    // In its place.
    expect(title().element().getBoundingClientRect()).toMatchObject({ x, y });
  });

  test('programs read its facts and how to show it elsewhere, whatever stands in its texts', async () => {
    const name = 'Plan </script><b>go</b>';
    const file = theFile({
      name,
      fee_type: 3,
      unit_price: 12_500,
      owner: aFileOwner({ profile_name: 'wren' }),
    });
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(file) });
    await expect.element(title()).toHaveTextContent(name);
    const script = document.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('<');
    const facts: unknown = JSON.parse(script?.textContent ?? '');
    expect(facts).toMatchObject({
      '@type': 'CreativeWork',
      name,
      url: expect.stringMatching(new RegExp(`/community/${FILE_KEY}$`, 'u')) as string,
      author: { url: expect.stringMatching(/\/community\/profile\/wren$/u) as string },
      isAccessibleForFree: false,
      offers: { price: 12.5, priceCurrency: 'CNY' },
    });
    const frame = document.querySelector('link[type="application/json+oembed"]');
    expect(frame?.getAttribute('href')).toMatch(new RegExp(`^/oembed\\?url=.*${FILE_KEY}$`, 'u'));
  });

  test('[PROD-06][ROLE-03] a visitor without login sees the board itself and moves it by keyboard', async () => {
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers() });
    await expect.element(board()).toBeVisible();
    const percent = page.getByRole('button', { name: /^Actual size/ });
    const before = percent.element().textContent;
    board().element().focus();
    // The picture stands before the board listens.
    await expect
      .poll(async () => {
        await userEvent.keyboard('+');
        return percent.element().textContent;
      })
      .not.toBe(before);
    await userEvent.keyboard('1');
    await expect.poll(() => percent.element().textContent).toBe(before);
  });

  test('the text of the board stands beside it', async () => {
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers() });
    const text = page.getByRole('region', { name: 'On this board' });
    await expect.element(text.getByText('What carries us')).toBeVisible();
    await expect.element(text.getByText('Test data in a minute')).toBeVisible();
  });

  test('the board is fetched at the hash of the published version', async () => {
    const file = theFile();
    const { api } = await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(file) });
    await expect.element(board()).toBeVisible();
    expect(api.callsOf('getFileObject').map(({ query }) => query.get('object_id'))).toEqual([
      file.object_point,
    ]);
  });

  test('the cover stays when the board does not arrive, and another try brings the board', async () => {
    let isBroken = true;
    const handlers = {
      ...fileAnswers(),
      getFileObject: () => (isBroken ? failWith('cmt_open_file_error') : aNotedBoard()),
    };
    await renderApp(`/${FILE_KEY}`, { handlers });
    await expect.element(page.getByText('The board could not be loaded. You see its cover.')).toBeVisible();
    await expect.element(page.getByAltText('Cover of Sailboat retrospective')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(board()).toBeVisible();
  });

  test('of a paid work a visitor sees a part, and reads so', async () => {
    const file = theFile({ fee_type: 3, unit_price: 12_000 });
    const part = { ...aNotedBoard(), preview: true, element_count: 20 };
    await renderApp(`/${FILE_KEY}`, { handlers: { ...fileAnswers(file), getFileObject: () => part } });
    await expect.element(board()).toBeVisible();
    await expect.element(page.getByText('Preview: 2 of 20 elements')).toBeVisible();
  });

  test.each([0, 1, 2] as const)(
    '[ROLE-15] moderators alone find the way to the work in the console: kind %i',
    async (role) => {
      await renderApp(`/${FILE_KEY}`, { viewer: aUser({ role }), handlers: fileAnswers() });
      await expect.element(page.getByRole('button', { name: 'Report this template' })).toBeVisible();
      const way = page.getByRole('link', { name: 'Open in the console' });
      if (role === 0) expect(way.elements()).toHaveLength(0);
      else await expect.element(way).toHaveAttribute('href', `/console/works/${FILE_KEY}`);
    },
  );

  test('a board is fetched again once the viewer may have all of it', async () => {
    const file = theFile({ fee_type: 3, unit_price: 12_000 });
    const known = Promise.withResolvers<void>();
    let isPaid = false;
    await renderApp(`/${FILE_KEY}`, {
      viewer: aUser(),
      handlers: {
        ...fileAnswers(file),
        getAttrStatus: async () => {
          await known.promise;
          isPaid = true;
          return {
            list: [anAttrStatus({ file_key: FILE_KEY, paid: true })],
          };
        },
        getFileObject: () =>
          isPaid ? aNotedBoard() : { ...aNotedBoard(), preview: true, element_count: 20 },
      },
    });
    const notice = page.getByText('Preview: 2 of 20 elements');
    await expect.element(notice).toBeVisible();
    known.resolve();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(board()).toBeVisible();
  });

  test('an answer that is no board is reported like one that did not come', async () => {
    const handlers = { ...fileAnswers(), getFileObject: () => ({ ...aNotedBoard(), version: 99 }) };
    await renderApp(`/${FILE_KEY}`, { handlers });
    await expect.element(page.getByText('The board could not be loaded. You see its cover.')).toBeVisible();
  });
});

describe('what goes wrong', () => {
  test('[ERR-06][OPEN-52] a file that does not exist asks to pick another one and offers some', async () => {
    const handlers = { ...fileAnswers(), getFileFull: () => failWith('file_not_found') };
    await renderApp(`/${FILE_KEY}`, { handlers });
    await expect.element(title()).toHaveTextContent('This template does not exist');
    await expect.element(page.getByText('Pick another one.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Kick-off canvas' })).toBeVisible();
  });

  test('a server that fails is reported, and another try brings the page', async () => {
    let isBroken = true;
    const file = theFile();
    const handlers = {
      ...fileAnswers(file),
      getFileFull: () => (isBroken ? failWith('internal_error') : file),
    };
    await renderApp(`/${FILE_KEY}`, { handlers });
    await expect.element(page.getByRole('alert').getByText('The template could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(title()).toHaveTextContent('Sailboat retrospective');
  });
});

describe('the way back', () => {
  test('leads to the list the file was opened from, and to the files beside it', async () => {
    const fileKeys = [BEFORE, FILE_KEY, AFTER];
    writeListContext({ source: '/search?keyword=retro', fileKeys, scrollTop: 300 }, FILE_KEY);
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers() });
    const nav = page.getByRole('navigation', { name: 'Templates nearby' });
    await expect
      .element(nav.getByRole('link', { name: 'Back to the list' }))
      .toHaveAttribute('href', '/search?keyword=retro');
    await expect.element(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `/${BEFORE}`);
    await expect.element(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', `/${AFTER}`);
  });

  test('is there again when a profile was looked at meanwhile', async () => {
    const card = aFileCard({ file_key: FILE_KEY, name: 'In the list' });
    const app = await renderApp('/hot', {
      handlers: {
        ...fileAnswers(),
        listViewFiles: () => ({ list: [card], next_cursor: '0', has_more: false }),
      },
    });
    await userEvent.click(page.getByRole('link', { name: 'In the list' }));
    const back = page.getByRole('link', { name: 'Back to the list' });
    await expect.element(back).toBeVisible();
    void app.router.navigate('/profile/wren');
    await expect.poll(readListContext).toBeNull();
    void app.router.navigate(-1);
    await expect.element(back).toHaveAttribute('href', '/hot');
    await expect.poll(readListContext).toMatchObject({ source: '/hot', fileKeys: [FILE_KEY] });
    void app.router.navigate('/new');
    await expect.poll(readListContext).toBeNull();
    void app.router.navigate(`/${FILE_KEY}`);
    await expect.element(page.getByRole('link', { name: 'All templates' })).toBeVisible();
  });

  test('leads to all templates when the file was opened directly', async () => {
    await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers() });
    const nav = page.getByRole('navigation', { name: 'Templates nearby' });
    await expect.element(nav.getByRole('link', { name: 'All templates' })).toHaveAttribute('href', '/');
    expect(nav.getByRole('link').elements()).toHaveLength(1);
  });
});

describe('a view', () => {
  test('of a logged-in viewer is recorded under their name, once', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, {
      handlers: fileAnswers(),
      viewer: aUser(),
    });
    await expect.poll(() => api.callsOf('recordFileView')).toHaveLength(1);
    expect(beacon).not.toHaveBeenCalled();
  });

  test('of a visitor without login goes by beacon', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers() });
    await expect.poll(() => beacon.mock.calls).toEqual([[`/api/cmt/file/${FILE_KEY}/view`]]);
    expect(api.callsOf('recordFileView')).toHaveLength(0);
  });
});

describe('everywhere', () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel ohne Leerzeichen dazwischen';

  test.each(['zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES'] as const)(
    'a phone of 320 pixels shows it without scrolling sideways in %s, long names included',
    async (language) => {
      await page.viewport(320, 640);
      const file = theFile({
        name: long,
        description: long,
        fee_type: 3,
        unit_price: 50_000,
        owner: aFileOwner({ nick_name: 'Bartholomäus-Maximilian' }),
      });
      await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(file), settings: { language } });
      await expect.element(title()).toHaveTextContent(long);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );
});
