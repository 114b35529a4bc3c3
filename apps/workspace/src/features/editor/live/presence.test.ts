import { describe, expect, test } from 'vitest';
import { cursorColor, readLeaders, readPeople, readPresence, sharedDraft } from './presence.ts';

const state = (userId: string, name: string, rest: object = {}) => ({
  user: { user_id: userId, nick_name: name, color: 'url(javascript:1)' },
  cursor: { x: 10, y: -20 },
  selection: ['a'],
  ...rest,
});

describe('presence', () => {
  test('the others are read, this window is not', () => {
    const states = new Map([
      [1, state('me', 'Me')],
      [2, state('you', 'You')],
    ]);
    expect(readPresence(states, 1)).toEqual([
      { id: '2', name: 'You', color: cursorColor('you'), cursor: { x: 10, y: -20 }, selection: ['a'] },
    ]);
  });

  test('what other browsers send is not trusted', () => {
    const states = new Map<number, unknown>([
      [2, null],
      [3, 'x'],
      [4, { user: { user_id: 1, nick_name: 'No' } }],
      [5, state('u', 'n'.repeat(1000), { cursor: { x: Number.NaN, y: 1 }, selection: [1, 'ok', null] })],
      [6, state('v', 'V', { cursor: 'here', selection: 'all' })],
    ]);
    const others = readPresence(states, 1);
    expect(others.map(({ id }) => id)).toEqual(['5', '6']);
    expect(others[0]?.name).toHaveLength(40);
    expect(others[0]?.cursor).toBeNull();
    expect(others[0]?.selection).toEqual(['ok']);
    expect(others[1]).toMatchObject({ cursor: null, selection: [] });
    expect(others[0]?.color).toMatch(/^#[0-9a-f]{6}$/u);
  });

  test('what somebody drags is read as far as it is sound, and two hundred elements of it are sent', () => {
    const draft = [['a', 1, 2], ['b', 3, 4, 50, 60], ['c', 1], ['d', 'x', 1], ['e', 2e9, 0], [7, 1, 2], null];
    const [other] = readPresence(new Map([[2, state('you', 'You', { draft })]]), 1);
    expect([...(other?.draft ?? [])]).toEqual([
      ['a', { x: 1, y: 2 }],
      ['b', { x: 3, y: 4, w: 50, h: 60 }],
    ]);
    const many = new Map(Array.from({ length: 300 }, (_, at) => [`n${at}`, { x: at, y: 0 }]));
    expect(sharedDraft(many)).toHaveLength(200);
    expect(sharedDraft(new Map([['l', { from: { x: 1, y: 1 } }]]))).toBeNull();
  });

  test('where somebody points with a laser is read as far as it is sound, and no more of it than a second’s', () => {
    const laser = [[1, 5, 6], [2, 'x', 1], [3, 2e9, 0], ['4', 1, 1], null, [5, 7, 8, 9]];
    const [other] = readPresence(new Map([[2, state('you', 'You', { laser })]]), 1);
    expect(other?.laser).toEqual([
      { at: 1, x: 5, y: 6 },
      { at: 5, x: 7, y: 8 },
    ]);
    const many = Array.from({ length: 1000 }, (_, at) => [at, 0, 0]);
    const [busy, off] = readPresence(
      new Map([
        [2, state('you', 'You', { laser: many })],
        [3, state('off', 'Off', { laser: null })],
      ]),
      1,
    );
    expect(busy?.laser?.map(({ at }) => at)).toEqual(many.slice(-32).map(([at]) => at));
    expect(off?.laser).toBeUndefined();
  });

  test('a person with several windows is one, and the viewer is left out', () => {
    const states = new Map([
      [1, state('me', 'Me')],
      [2, state('you', 'You')],
      [3, state('you', 'You')],
      [4, state('me', 'Me')],
    ]);
    expect(readPeople(states, 'me').map(({ name }) => name)).toEqual(['You']);
  });

  test('the windows of others say where they are; an area that is none is not read', () => {
    const states = new Map<number, unknown>([
      [1, state('me', 'Me', { view: [0, 0, 10, 10] })],
      [2, state('you', 'You', { view: [1, 2, 30, 40], calls: 3 })],
      [3, state('no', 'No')],
      [4, state('flat', 'Flat', { view: [0, 0, 0, 10] })],
      [5, state('far', 'Far', { view: [2e9, 0, 10, 10], calls: 'x' })],
    ]);
    const person = { userId: 'you', name: 'You', color: cursorColor('you') };
    const leaders = readLeaders(states, 'me');
    expect(leaders[0]).toEqual({ client: 2, person, view: { x: 1, y: 2, w: 30, h: 40 }, calls: 3 });
    expect(leaders.slice(1).map(({ client, view, calls }) => [client, view, calls])).toEqual([
      [3, null, 0],
      [4, null, 0],
      [5, null, 0],
    ]);
  });

  test('a person keeps one colour', () => {
    expect(cursorColor('u7Hk2mPqRs4T')).toBe(cursorColor('u7Hk2mPqRs4T'));
  });
});
