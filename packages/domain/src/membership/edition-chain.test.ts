import { describe, expect, test } from 'vitest';
import { editionOf, type EditionGrant } from './edition-chain.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-05-01T10:00:00Z');
/** The time a number of days after the beginning. */
const day = (count: number) => new Date(START + count * DAY_MS);
const grant = (at: number, days: number | null, change: Partial<EditionGrant> = {}): EditionGrant => ({
  editionKey: days === null ? 'lifetime' : 'personal',
  goodsId: null,
  days,
  grantedAt: day(at),
  revokedAt: null,
  ...change,
});

describe('[ENT-05] the edition that grants add up to', () => {
  test('is none without a grant', () => {
    expect(editionOf([])).toBeNull();
  });

  test('begins with the first and is prolonged from its end', () => {
    expect(editionOf([grant(0, 30), grant(10, 30, { goodsId: 'goods-2' })])).toEqual({
      editionKey: 'personal',
      goodsId: 'goods-2',
      startDate: day(0),
      endDate: day(60),
      permanent: false,
      extends: 1,
    });
  });

  test('starts again after a gap', () => {
    expect(editionOf([grant(0, 30), grant(40, 30), grant(41, 5)])).toMatchObject({
      startDate: day(40),
      endDate: day(75),
      extends: 1,
    });
  });

  test('ends at once when its only grant is taken back', () => {
    expect(editionOf([grant(0, 30, { revokedAt: day(10) })])).toMatchObject({
      startDate: day(0),
      endDate: day(10),
    });
  });

  test('keeps the days that were waiting behind a grant taken back', () => {
    const first = grant(0, 30, { revokedAt: day(10) });
    expect(editionOf([first, grant(5, 30)])).toMatchObject({ startDate: day(0), endDate: day(40) });
    const waiting = grant(5, 30, { revokedAt: day(10) });
    expect(editionOf([grant(0, 30), waiting, grant(6, 7)])).toMatchObject({ endDate: day(37), extends: 1 });
  });

  test('is untouched when a grant whose days are over is taken back', () => {
    expect(editionOf([grant(0, 30, { revokedAt: day(50) }), grant(30, 30)])).toMatchObject({
      startDate: day(0),
      endDate: day(60),
    });
  });

  test('is permanent with a lifetime, and falls back to its days without it', () => {
    expect(editionOf([grant(0, 30), grant(5, null)])).toMatchObject({
      editionKey: 'lifetime',
      startDate: day(0),
      endDate: null,
      permanent: true,
    });
    const taken = grant(5, null, { revokedAt: day(6) });
    expect(editionOf([grant(0, 30), taken])).toMatchObject({ endDate: day(30), permanent: false });
    expect(editionOf([taken])).toBeNull();
  });
});
