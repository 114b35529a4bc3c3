import type { CopiedFile } from '@boardwalk/api-client';
import { aCollection, aProject, aSpace, aTeam, aUser } from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endingSession, type EndingSession } from '#app/testing/ending-session.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

const watchReload = () => vi.spyOn(browserActions, 'reload').mockImplementation(() => undefined);
let reload: ReturnType<typeof watchReload>;
// Never the real one: it would take the test's own page away.
beforeEach(() => {
  reload = watchReload();
});

const file = theFile({ praise_num: 35, collect_num: 27 });
const mira = aUser({ user_id: 'u-mira' });
const noor = aUser({ user_id: 'u-noor', nick_name: 'Noor Haddad' });
const COPY: CopiedFile = {
  file_key: 'cCdDeEfFgGhH',
  name: 'Sailboat retrospective',
  source_file_key: FILE_KEY,
  team_id: '1001',
  project_id: '2001',
  folder_id: '0',
};
const button = (name: RegExp | string) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });

/** The page of a work, whose actions are refused once the session is over. */
async function open() {
  const session = endingSession(mira);
  const held = new Set<string>();
  const app = await renderApp(`/${FILE_KEY}`, {
    viewer: mira,
    handlers: {
      ...fileAnswers(file),
      ...session.answers,
      copyFileByPost: session.guarded(() => COPY),
      praiseFile: session.guarded(({ body }) => ({ ...body, praise_num: 36 })),
      collectFile: session.guarded(({ body }) => ({ ...body, collect_num: 28 })),
      followUser: session.guarded(({ body }) => ({ ...body, relation: 2, blocked: false })),
      listCollections: () => ({ list: [aCollection({ collection_id: '1', has_file: held.has('1') })] }),
      setCollectionFile: session.guarded(({ path }) => {
        held.add(path.collection_id);
        return null;
      }),
      getSpace: () => aSpace(),
      listTeams: () => ({ list: [aTeam()] }),
      listProjects: () => ({ list: [aProject()] }),
      listFolders: () => ({ list: [] }),
    },
  });
  await expect.element(button(/^Like: /)).toBeVisible();
  return { app, session };
}

async function end(session: EndingSession, press: () => Promise<void>): Promise<void> {
  session.end();
  await press();
}

describe('an action that finds that the session has ended goes on after the login', () => {
  test('a copy', async () => {
    const { app, session } = await open();
    await end(session, async () => await button('Use template').click());
    await session.logIn(app);
    await expect.element(dialog('Copied')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a copy to a chosen place', async () => {
    const { app, session } = await open();
    await button('Choose where the copy goes').click();
    const copy = page.getByRole('button', { name: 'Copy here' });
    await expect.element(copy).toBeEnabled();
    await end(session, async () => await copy.click());
    await session.logIn(app);
    await expect.element(dialog('Copied')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('a like', async () => {
    const { app, session } = await open();
    await end(session, async () => await button(/^Like: /).click());
    await session.logIn(app);
    await expect.element(button(/^Like: /)).toHaveAccessibleName('Like: 36');
    await expect.element(button(/^Like: /)).toHaveAttribute('aria-pressed', 'true');
    expect(reload).not.toHaveBeenCalled();
  });

  test('saving', async () => {
    const { app, session } = await open();
    await end(session, async () => await button(/^Save to collections: /).click());
    await session.logIn(app);
    await expect.element(button(/^Save to collections: /)).toHaveAccessibleName('Save to collections: 28');
    expect(reload).not.toHaveBeenCalled();
  });

  test('putting it into a collection', async () => {
    const { app, session } = await open();
    await button('Add to a collection').click();
    const box = dialog('Add to a collection').getByRole('checkbox', { name: 'Kick-offs' });
    await expect.element(box).toBeVisible();
    await end(session, async () => await box.click());
    await session.logIn(app);
    await expect.poll(() => app.api.callsOf('setCollectionFile').length).toBe(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test('following', async () => {
    const { app, session } = await open();
    await end(session, async () => await button(`Follow ${file.owner.nick_name}`).click());
    await session.logIn(app);
    await expect.element(button(/^Following Lin Xia/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

test('it does not go on for somebody else who logs in', async () => {
  const { app, session } = await open();
  await end(session, async () => await button(/^Like: /).click());
  await expect.poll(() => app.api.callsOf('praiseFile').length).toBeGreaterThan(0);
  const calls = app.api.callsOf('praiseFile').length;
  await session.logIn(app, noor);
  await expect.poll(() => app.store.getState().session.user?.user_id).toBe('u-noor');
  await expect.poll(said).toContain('Your like was not saved.');
  expect(app.api.callsOf('praiseFile')).toHaveLength(calls);
});

test('it is dropped when the login is closed', async () => {
  const { app, session } = await open();
  await end(session, async () => await button(/^Like: /).click());
  await expect.poll(() => app.dialogs.isOpen('login')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(button(/^Like: /)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(said).toContain('Your like was not saved.');
});
