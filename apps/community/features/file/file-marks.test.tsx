import { aCollection, anAttrStatus, aUser, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loginFrame } from '#app/testing/login-frame.ts';
import { said } from '#app/testing/said.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

const file = theFile({ praise_num: 35, collect_num: 27 });
const like = () => page.getByRole('button', { name: /^Like: / });
const collect = () => page.getByRole('button', { name: /^Save to collections: / });

const open = async (handlers: MockHandlers = {}) =>
  await renderApp(`/${FILE_KEY}`, {
    viewer: aUser(),
    handlers: { ...fileAnswers(file), ...handlers },
  });

describe('like', () => {
  test('[PROD-10] shows at once and is sent as a state', async () => {
    const { api } = await open({ praiseFile: ({ body }) => ({ ...body, praise_num: 36 }) });
    await like().click();
    await expect.element(like()).toHaveAccessibleName('Like: 36');
    await expect.element(like()).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => api.callsOf('praiseFile').map(({ body }) => body))
      .toEqual([{ file_key: FILE_KEY, praise: true }]);
  });

  test('[ERR-01] a failure asks to try again and takes the like back', async () => {
    await open({ praiseFile: () => failWith('internal_error') });
    await like().click();
    await expect.poll(said).toContain('Your like was not saved. Please try again.');
    await expect.element(like()).toHaveAccessibleName('Like: 35');
    await expect.element(like()).toHaveAttribute('aria-pressed', 'false');
  });

  test('[ROLE-04] asks a visitor to log in', async () => {
    const { api } = await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(file) });
    await like().click();
    await expect.poll(loginFrame).not.toBeNull();
    expect(api.callsOf('praiseFile')).toHaveLength(0);
  });
});

describe('collect', () => {
  test('[PROD-11][ERR-03] says it was saved to the collections', async () => {
    await open({ collectFile: ({ body }) => ({ ...body, collect_num: 28 }) });
    await collect().click();
    await expect.poll(said).toContain('Saved to your collections');
    await expect.element(collect()).toHaveAccessibleName('Save to collections: 28');
  });

  test('[ERR-02] a failure asks to try again and takes it back', async () => {
    await open({ collectFile: () => failWith('internal_error') });
    await collect().click();
    await expect.poll(said).toContain('Your collections were not changed. Please try again.');
    await expect.element(collect()).toHaveAccessibleName('Save to collections: 27');
  });
});

test('[ROLE-05] collecting asks a visitor to log in', async () => {
  const { api } = await renderApp(`/${FILE_KEY}`, { handlers: fileAnswers(file) });
  await collect().click();
  await expect.poll(loginFrame).not.toBeNull();
  expect(api.callsOf('collectFile')).toHaveLength(0);
});

describe('follow', () => {
  test('[PROD-16] follows the creator, and stops again', async () => {
    const { api } = await open({
      followUser: ({ body }) => ({ ...body, relation: 2, blocked: false }),
      unfollowUser: ({ query }) => ({
        focus_user_id: query.get('focus_user_id') ?? '',
        relation: 0,
        blocked: false,
      }),
    });
    await page.getByRole('button', { name: `Follow ${file.owner.nick_name}` }).click();
    const following = page.getByRole('button', { name: /^Following Lin Xia/ });
    await expect.element(following).toBeVisible();
    expect(api.callsOf('followUser').map(({ body }) => body)).toEqual([
      { focus_user_id: file.owner.user_id },
    ]);
    await following.click();
    await expect.element(page.getByRole('button', { name: `Follow ${file.owner.nick_name}` })).toBeVisible();
    expect(api.callsOf('unfollowUser')).toHaveLength(1);
  });

  test('a failure is reported and taken back', async () => {
    await open({ followUser: () => failWith('internal_error') });
    await page.getByRole('button', { name: `Follow ${file.owner.nick_name}` }).click();
    await expect.poll(said).toContain('This was not saved. Please try again.');
    await expect.element(page.getByRole('button', { name: `Follow ${file.owner.nick_name}` })).toBeVisible();
  });
});

describe('share', () => {
  test('[ERR-18] copies link, code and id, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy ID' }).click();
    await expect.poll(said).toContain('Copied to clipboard');
    expect(write).toHaveBeenLastCalledWith(FILE_KEY);
    await page.getByRole('button', { name: 'Copy link' }).click();
    expect(write).toHaveBeenLastCalledWith(`https://boards.example.com/community/${FILE_KEY}`);
    await page.getByRole('button', { name: 'Copy code' }).click();
    expect(write.mock.lastCall?.[0]).toContain(
      `src="https://boards.example.com/community/embed/${FILE_KEY}"`,
    );
  });

  test('[ERR-20] says when copying failed', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    await open();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy ID' }).click();
    await expect.poll(said).toContain('Copy failed.');
  });
});

describe('[ROLE-41] publish actions', () => {
  test('are there for the owner', async () => {
    await open({
      getAttrStatus: () => ({ list: [anAttrStatus({ file_key: FILE_KEY, is_owner: true })] }),
      checkFollow: ({ query }) => ({
        focus_user_id: query.get('focus_user_id') ?? '',
        relation: 1,
        blocked: false,
      }),
    });
    await expect.element(page.getByRole('button', { name: 'Manage publication' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open in the editor' }))
      .toHaveAttribute('href', `/app/editor/${FILE_KEY}`);
    expect(page.getByRole('button', { name: /^Follow/ }).elements()).toHaveLength(0);
  });

  test('are not there for anybody else', async () => {
    const { api } = await open();
    await expect.element(like()).toBeVisible();
    await expect.poll(() => api.callsOf('getAttrStatus')).not.toHaveLength(0);
    expect(page.getByRole('button', { name: 'Manage publication' }).elements()).toHaveLength(0);
    expect(page.getByRole('link', { name: 'Open in the editor' }).elements()).toHaveLength(0);
  });
});

test('a work is put into collections and new ones beside being saved', async () => {
  const lists = [aCollection({ collection_id: '1', name: 'Kick-offs', has_file: false })];
  const { api } = await renderApp(`/${FILE_KEY}`, {
    viewer: aUser(),
    handlers: {
      ...fileAnswers(),
      listCollections: () => ({ list: lists }),
      createCollection: ({ body }) => {
        lists.push(aCollection({ ...body, collection_id: '2', has_file: false }));
        return aCollection({ ...body, collection_id: '2' });
      },
      setCollectionFile: ({ path, body }) => {
        for (const [index, list] of lists.entries())
          if (list.collection_id === path.collection_id) lists[index] = { ...list, has_file: body.included };
        return null;
      },
    },
  });
  await page.getByRole('button', { name: 'Add to a collection' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to a collection' });
  const box = (name: string) => panel.getByRole('checkbox', { name });
  await expect.element(box('Saved')).not.toBeChecked();
  await userEvent.click(box('Kick-offs'));
  await expect.element(box('Kick-offs')).toBeChecked();
  await expect.element(box('Saved')).toBeChecked();
  await userEvent.fill(panel.getByRole('textbox', { name: 'New collection' }), 'Retros');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Retros')).toBeChecked();
  expect(api.callsOf('createCollection').map(({ body }) => body)).toEqual([
    { name: 'Retros', description: '', is_public: false },
  ]);
  await userEvent.click(box('Kick-offs'));
  await expect.element(box('Kick-offs')).not.toBeChecked();
});
