import { FeeType, MemberType } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';

import { loadGallery, publishedAt, seededEvents } from '../src/index.ts';

const gallery = loadGallery();
const now = new Date('2026-11-20T12:00:00Z');
const { crowd, events } = seededEvents(gallery, { seed: 'demo', now });

const boardOf = new Map(gallery.boards.map((board) => [board.meta.slug, board]));
const count = (kind: string, slug: string): number =>
  events.filter((event) => event.kind === kind && 'board' in event && event.board === slug).length;

describe('seeded events', () => {
  test('are the same for a seed and a moment, and others for another seed', () => {
    expect(seededEvents(gallery, { seed: 'demo', now }).events).toEqual(events);
    expect(seededEvents(gallery, { seed: 'other', now }).events).not.toEqual(events);
  });

  test('bring a crowd of 120 with names of their own, none of them a creator', () => {
    expect(crowd).toHaveLength(120);
    const names = [...crowd, ...gallery.people].map((user) => user.name);
    expect(new Set(names).size).toBe(names.length);
    const handles = [...crowd, ...gallery.people].map((user) => user.handle);
    expect(new Set(handles).size).toBe(handles.length);
    expect(names.filter((name) => [...name].length > 20)).toEqual([]);
  });

  test('lie in order within the last ten months, none ahead of its board or its user', () => {
    const joined = new Map(crowd.map((member) => [member.handle, member.joinedAt.getTime()]));
    let last = now.getTime() - 305 * 86_400_000;
    for (const event of events) {
      const at = event.at.getTime();
      expect(at).toBeGreaterThanOrEqual(last);
      last = at;
      if ('board' in event) {
        const board = boardOf.get(event.board);
        expect(board).toBeDefined();
        if (board) expect(at).toBeGreaterThanOrEqual(publishedAt(board, now).getTime());
      }
      if ('user' in event) expect(at).toBeGreaterThanOrEqual(joined.get(event.user) ?? 0);
    }
    expect(last).toBeLessThanOrEqual(now.getTime());
  });

  test('count one view per viewer, board and hour', () => {
    const keys = events
      .filter((event) => event.kind === 'view' || event.kind === 'visit')
      .map((event) => {
        const viewer = event.kind === 'view' ? event.user : event.visitor;
        return `${event.board}|${event.kind}|${viewer}|${Math.floor(event.at.getTime() / 3_600_000)}`;
      });
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('let nobody like, collect, buy or copy a board twice, nor act on their own', () => {
    for (const kind of ['like', 'collect', 'purchase', 'copy', 'use'] as const) {
      const pairs = events.flatMap((event) => (event.kind === kind ? [`${event.board}|${event.user}`] : []));
      expect({ kind, pairs: new Set(pairs).size }).toEqual({ kind, pairs: pairs.length });
      const own = events.filter(
        (event) => event.kind === kind && boardOf.get(event.board)?.meta.owner === event.user,
      );
      expect(own).toEqual([]);
    }
  });

  test('have a copy of its own ahead of each first opening', () => {
    const copied = new Map<string, number>();
    for (const event of events) {
      if (event.kind === 'copy') copied.set(event.copyKey, event.at.getTime());
      if (event.kind === 'use')
        expect(event.at.getTime()).toBeGreaterThanOrEqual(copied.get(event.copyKey) ?? Infinity);
    }
    expect(copied.size).toBe(events.filter((event) => event.kind === 'copy').length);
  });

  test('respect fees: members copy what is free for members, buyers what has a price', () => {
    const member = new Map([...crowd, ...gallery.people].map((user) => [user.handle, user.member]));
    const bought = new Set<string>();
    for (const event of events) {
      if (event.kind === 'purchase') bought.add(`${event.board}|${event.user}`);
      if (event.kind !== 'copy') continue;
      const fee = boardOf.get(event.board)?.meta.fee.type;
      if (fee === FeeType.MEMBER_FREE) expect(member.get(event.user)).not.toBe(MemberType.NONE);
      if (fee === FeeType.NEED_PAY) expect(bought).toContain(`${event.board}|${event.user}`);
    }
  });

  test('let nobody follow themselves or the same creator twice', () => {
    const follows = events.flatMap((event) => (event.kind === 'follow' ? [event] : []));
    const creators = new Set(gallery.people.map((person) => person.handle));
    expect(follows.filter((event) => event.user === event.creator || !creators.has(event.creator))).toEqual(
      [],
    );
    expect(new Set(follows.map((event) => `${event.user}|${event.creator}`)).size).toBe(follows.length);
  });

  test('give each board more views than likes and more copies than first openings', () => {
    const odd = gallery.boards.filter(({ meta: { slug } }) => {
      const views = count('view', slug) + count('visit', slug);
      return views <= 20 || count('like', slug) >= views || count('use', slug) > count('copy', slug);
    });
    expect(odd.map((board) => board.meta.slug)).toEqual([]);
  });
});
