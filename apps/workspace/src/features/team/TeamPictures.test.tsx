import type { TeamPicture } from '@boardwalk/api-client';
import { SpaceType, type TeamRole } from '@boardwalk/domain';
import { aCoverImage, aCursorPage, aPerson, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';
import { SINCE, SPACE, teamAs } from '../../../test/one-team.ts';

const kept = (name: string, hash = name.charCodeAt(0).toString(16).padStart(64, '0')): TeamPicture => ({
  hash,
  name,
  image: aCoverImage(),
  added_by: aPerson(),
  created_at: SINCE,
});

/** The library of a team on a server, and the page of the team that shows it to somebody with a role. */
async function open(role: TeamRole, pictures: TeamPicture[], handlers: MockHandlers = {}, address = '') {
  const app = await mountApp(`/home/team/1007${address}`, {
    ...ONE_PLACE,
    getTeam: () => teamAs(role),
    getTeamSpace: () => SPACE,
    listMembers: () => aCursorPage([]),
    listTeamTemplates: () => aCursorPage([]),
    listMailInvitations: () => ({ list: [] }),
    listTeamPictures: () => aCursorPage([...pictures]),
    addTeamPicture: ({ path, form }) => {
      const file = form?.get('file');
      if (!(file instanceof File)) throw new Error('There is no file.');
      const added = kept(file.name, path.hash);
      pictures.unshift(added);
      return added;
    },
    removeTeamPicture: ({ path }) => {
      pictures.splice(
        pictures.findIndex(({ hash }) => hash === path.hash),
        1,
      );
      return null;
    },
    ...handlers,
  });
  return app;
}

const section = page.getByRole('region', { name: 'Pictures', exact: true });
const list = section.getByRole('list', { name: 'Pictures of the team' });
const names = () =>
  list.elements().flatMap((each) => [...each.querySelectorAll('span[title]')].map((c) => c.textContent));
const file = (name: string, text = name) => new File([text], name, { type: 'image/png' });
const choose = async (...files: File[]) => {
  await expect.element(section.getByRole('button', { name: 'Add pictures' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('#pictures input[type="file"]');
  if (input === null) throw new Error('There is no field.');
  await userEvent.upload(input, files);
};

describe('the pictures of a team', () => {
  test('[ROLE-34][ROLE-35] are added by who may keep them, under the hash of their bytes, and named', async () => {
    const app = await open('editor', []);
    await expect.element(section.getByText('No pictures yet')).toBeVisible();
    await expectAccessible();
    await choose(file('logo.png', 'abc'), file('pier.png'));
    await expect.element(page.getByText('2 pictures were added')).toBeVisible();
    await expect.poll(names).toEqual(['pier.png', 'logo.png']);
    expect(app.api.callsOf('addTeamPicture').map(({ path }) => path['hash'])[0]).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    await expectAccessible();
  });

  test('[ROLE-35] are seen and not changed by who may only look', async () => {
    await open('viewer', [kept('logo.png')]);
    await expect.poll(names).toEqual(['logo.png']);
    await expect.element(section.getByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['guests', teamAs('guest')],
    ['personal spaces', teamAs('owner', SpaceType.PERSONAL)],
  ])('[ROLE-35] are nothing to %s', async (_who, team) => {
    const app = await open('owner', [kept('logo.png')], { getTeam: () => team });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
    await expect.element(page.getByText(/Storage|boards/u).first()).toBeVisible();
    expect(section.elements()).toEqual([]);
    expect(app.api.callsOf('listTeamPictures')).toEqual([]);
  });

  test('[ROLE-34] are removed after a question, and the keyboard stays in the section', async () => {
    const app = await open('editor', [kept('logo.png'), kept('pier.png')]);
    await userEvent.click(section.getByRole('button', { name: 'Remove logo.png' }));
    const question = page.getByRole('alertdialog', { name: 'Remove “logo.png”?' });
    await expect.element(question.getByText('Boards that show it keep it.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(app.api.callsOf('removeTeamPicture')).toEqual([]);
    await userEvent.click(section.getByRole('button', { name: 'Remove logo.png' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect.poll(names).toEqual(['pier.png']);
    await expect.element(page.getByText('“logo.png” was removed')).toBeVisible();
    await expect.poll(() => section.element().contains(document.activeElement)).toBe(true);
  });

  test('one that cannot be kept is named with the reason, and keeps no other away', async () => {
    const pictures: TeamPicture[] = [];
    let sent = 0;
    await open('editor', pictures, {
      addTeamPicture: ({ path }) => {
        sent += 1;
        if (sent === 1) return failWith('image_not_accepted');
        if (sent === 3) return failWith('place_full', { limit: 1000, current: 1000 });
        pictures.unshift(kept('two.png', path['hash']));
        return pictures[0] ?? kept('two.png');
      },
    });
    await choose(file('one.png'), file('two.png'), file('three.png'));
    await expect.element(page.getByText(/“one\.png” was not added/u)).toBeVisible();
    await expect
      .element(
        page.getByText(
          '“three.png” was not added. The team keeps at most 1,000 pictures. Remove some first.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('The picture was added')).toBeVisible();
    await expect.poll(names).toEqual(['two.png']);
  });

  test('of very many files the first ones are added, and it is said', async () => {
    const app = await open('editor', []);
    await choose(...Array.from({ length: 52 }, (_, index) => file(`${index}.png`)));
    await expect
      .element(page.getByText('Only the first 50 pictures are added. Add the others afterwards.'))
      .toBeVisible();
    await expect.element(page.getByText('50 pictures were added')).toBeVisible();
    expect(app.api.callsOf('addTeamPicture')).toHaveLength(50);
  });

  test('more of them come on demand, and a list that did not load is asked for again', async () => {
    const pages = [
      { list: [kept('a.png')], next_cursor: '7', has_more: true },
      { list: [kept('b.png')], next_cursor: '0', has_more: false },
    ];
    let fails = true;
    await open('viewer', [], {
      listTeamPictures: ({ query }) => {
        if (fails) return failWith('internal_error');
        return (query.get('cursor') === '7' ? pages[1] : pages[0]) ?? aCursorPage([]);
      },
    });
    await expect.element(section.getByText('The pictures did not load')).toBeVisible();
    fails = false;
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    await expect.poll(names).toEqual(['a.png']);
    await userEvent.click(section.getByRole('button', { name: 'Show more pictures' }));
    await expect.poll(names).toEqual(['a.png', 'b.png']);
  });
});
