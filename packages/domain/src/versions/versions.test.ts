import { expect, test } from 'vitest';
import { nextVersionAt, versionsKeptSince } from './retention.ts';

const at = (iso: string) => new Date(iso);

test('the first automatic version is kept at once, the next one not before ten minutes have passed', () => {
  const now = at('2026-03-14T09:00:00Z');
  expect(nextVersionAt(null, now)).toEqual(now);
  expect(nextVersionAt(at('2026-03-14T08:55:00Z'), now)).toEqual(at('2026-03-14T09:05:00Z'));
  expect(nextVersionAt(at('2026-03-14T08:40:00Z'), now)).toEqual(now);
});

test('versions are kept for 30 days on the free plan and forever for a VIP', () => {
  const now = at('2026-03-31T09:00:00Z');
  expect(versionsKeptSince(false, now)).toEqual(at('2026-03-01T09:00:00Z'));
  expect(versionsKeptSince(true, now)).toBeNull();
});
