import type { TeamTemplate } from '@boardwalk/api-client';
import { SpaceType, type TeamRole } from '@boardwalk/domain';
import {
  aCoverImage,
  aCursorPage,
  aFileKey,
  aFileOwner,
  aPerson,
  aProject,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';
import { SINCE, SPACE, teamAs } from '../../../test/one-team.ts';

const KEY = aFileKey(1);
const COPY = aFileKey(9);

const template = (name: string, changed: Partial<TeamTemplate> = {}): TeamTemplate => ({
  file_key: KEY,
  name,
  kind: 'board',
  cover_image: aCoverImage(),
  creator: aFileOwner({ nick_name: 'Selma Ode' }),
  is_published: true,
  created_at: SINCE,
  ...changed,
});

const copied = () => ({
  file_key: COPY,
  name: 'Canvas',
  source_file_key: KEY,
  team_id: '1007',
  project_id: '2001',
  folder_id: '0',
});

/** Opens the page of a team in which the reader has a role. */
const open = async (role: TeamRole, handlers: MockHandlers = {}, address = '/home/team/1007') =>
  await mountApp(address, {
    ...ONE_PLACE,
    getTeam: () => teamAs(role),
    getTeamSpace: () => SPACE,
    listMembers: () => aCursorPage([]),
    listTeamTemplates: () => aCursorPage([template('Canvas')]),
    ...handlers,
  });

const templates = page.getByRole('region', { name: 'Templates' });

describe('the templates of a team', () => {
  test('[ROLE-33] show cover, name and creator, and lead to their page in the community', async () => {
    await open('viewer');
    const link = templates.getByRole('link', { name: 'Canvas' });
    await expect.element(link).toHaveAttribute('href', `/community/file/${KEY}`);
    await expect.element(templates.getByText('By Selma Ode')).toBeVisible();
    expect(
      templates.getByRole('list', { name: 'Templates of the team' }).element().querySelector('img'),
    ).not.toBeNull();
    await expectAccessible();
  });

  test('[ROLE-33] “Use” copies into the first project of the team and opens the copy', async () => {
    const app = await open('editor', {
      listProjects: () => ({ list: [aProject({ id: '2001' }), aProject({ id: '2002' })] }),
      copyFileByPost: copied,
    });
    await expect.element(templates.getByText(/The copy goes to its first project/u)).toBeVisible();
    await userEvent.click(templates.getByRole('button', { name: 'Use Canvas' }));
    await expect.poll(app.address).toBe(`/editor/${COPY}`);
    const [call] = app.api.callsOf('copyFileByPost');
    expect(call?.path).toEqual({ file_key: KEY });
    expect([call?.query.get('team_id'), call?.query.get('project_id')]).toEqual(['1007', '2001']);
  });

  test('who may not edit in the team copies into their own boards', async () => {
    const app = await open('viewer', { copyFileByPost: copied });
    await expect.element(templates.getByText(/The copy goes to your own boards/u)).toBeVisible();
    await userEvent.click(templates.getByRole('button', { name: 'Use Canvas' }));
    await expect.poll(app.address).toBe(`/editor/${COPY}`);
    expect(app.api.callsOf('copyFileByPost')[0]?.query.get('team_id') ?? null).toBeNull();
  });

  test('one that is no longer published says so, leads nowhere and cannot be used', async () => {
    const gone = template('Old canvas', { is_published: false, cover_image: null });
    await open('editor', { listTeamTemplates: () => aCursorPage([gone]) });
    await expect.element(templates.getByText('No longer published')).toBeVisible();
    await expect.element(templates.getByRole('heading', { name: 'Old canvas' })).toBeVisible();
    await expect.element(templates.getByText('Copies you have made stay.')).toBeVisible();
    expect(templates.getByRole('link').elements()).toEqual([]);
    expect(templates.getByRole('button').elements()).toEqual([]);
    await expectAccessible();
  });

  test('one that was withdrawn meanwhile is not copied: the failure is said, and the list asked for again', async () => {
    let isPublished = true;
    const app = await open('viewer', {
      listTeamTemplates: () =>
        aCursorPage([template('Canvas', isPublished ? {} : { is_published: false, cover_image: null })]),
      copyFileByPost: () => {
        isPublished = false;
        return failWith('file_not_found');
      },
    });
    await userEvent.click(templates.getByRole('button', { name: 'Use Canvas' }));
    await expect.element(templates.getByText('No longer published')).toBeVisible();
    await expect.element(page.getByText('This no longer exists.').first()).toBeVisible();
    expect(app.address()).toBe('/home/team/1007');
  });

  test('a try after a lost answer asks for the same copy', async () => {
    let isLost = true;
    const app = await open('viewer', {
      copyFileByPost: () => {
        if (!isLost) return copied();
        throw new TypeError('Failed to fetch');
      },
    });
    const use = templates.getByRole('button', { name: 'Use Canvas' });
    await userEvent.click(use);
    await expect.poll(() => app.api.callsOf('listTeamTemplates')).toHaveLength(2);
    isLost = false;
    await userEvent.click(use);
    await expect.poll(app.address).toBe(`/editor/${COPY}`);
    const keys = app.api.callsOf('copyFileByPost').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('come a dozen at a time, by the button alone', async () => {
    const all = Array.from({ length: 20 }, (_, index) =>
      template(`Template ${index + 1}`, { file_key: aFileKey(index + 1) }),
    );
    const app = await open('viewer', {
      listTeamTemplates: ({ query }) =>
        query.get('cursor') === 'next'
          ? aCursorPage(all.slice(12))
          : { list: all.slice(0, 12), next_cursor: 'next', has_more: true },
    });
    const more = templates.getByRole('button', { name: 'Show more templates' });
    await expect.element(more).toBeVisible();
    expect(templates.getByRole('article').elements()).toHaveLength(12);
    await userEvent.click(more);
    await expect.element(templates.getByRole('link', { name: 'Template 20' })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    expect(app.api.callsOf('listTeamTemplates').map(({ query }) => query.get('size'))).toEqual(['12', '12']);
  });

  test.each([
    ['manager', 'Buy a template for the team, and everyone in it can use it.'],
    ['editor', 'Templates that the owner or a manager buys for the team show here.'],
  ] as const)('none: a %s learns how one gets there, and finds the community', async (role, text) => {
    await open(role, { listTeamTemplates: () => aCursorPage([]) });
    await expect.element(templates.getByText(text)).toBeVisible();
    await expect
      .element(templates.getByRole('link', { name: 'Browse templates' }))
      .toHaveAttribute('href', '/community/');
    await expectAccessible();
  });

  test('a list that does not load says so and can be asked for again', async () => {
    let isDown = true;
    await open('viewer', {
      listTeamTemplates: () => (isDown ? failWith('internal_error') : aCursorPage([template('Canvas')])),
    });
    await expect.element(templates.getByText('The templates did not load')).toBeVisible();
    isDown = false;
    await userEvent.click(templates.getByRole('button', { name: 'Try again' }));
    await expect.element(templates.getByRole('link', { name: 'Canvas' })).toBeVisible();
  });

  test('are in view when the address names them', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...aPerson({ user_id: aFileKey(index + 1), nick_name: `Member ${index + 1}` }),
      staff_id: String(index + 1),
      staff_name: null,
      role: 'editor' as const,
      joined_at: SINCE,
    }));
    await open('owner', { listMembers: () => aCursorPage(many) }, '/home/team/1007#templates');
    await expect.element(templates.getByRole('link', { name: 'Canvas' })).toBeVisible();
    await expect.element(templates).toBeInViewport();
  });

  test('the personal space has none, since templates are bought for oneself there', async () => {
    const app = await open('owner', { getTeam: () => teamAs('owner', SpaceType.PERSONAL) });
    await expect.element(page.getByRole('region', { name: 'Members', exact: true })).toBeVisible();
    expect(templates.elements()).toEqual([]);
    expect(app.api.callsOf('listTeamTemplates')).toEqual([]);
  });
});
