import { FeeType, MemberType } from '@boardwalk/domain';
import { describe, expect, test } from 'vitest';
import { isMemberForLife, mayBuy, priceOf } from './policy.ts';

const PROVIDER = {};

test.each([
  ['of the public deployment, where there is a provider', { e_id: 0 }, PROVIDER, true],
  ['of the last public enterprise', { e_id: 2 }, PROVIDER, true],
  ['of a private deployment', { e_id: 3 }, PROVIDER, false],
  ['where nothing takes payments', { e_id: 0 }, undefined, false],
  ['of a private deployment where nothing takes payments', { e_id: 3 }, undefined, false],
])('something is sold to somebody %s: or not', (_who, buyer, provider, may) => {
  expect(mayBuy(buyer, provider)).toBe(may);
});

describe('a membership for life', () => {
  const edition = { editionKey: 'personal', endDate: new Date(0), permanent: false };

  test.each([
    ['nobody’s', MemberType.NONE, null, false],
    ['an ordinary one', MemberType.ORDINARY, null, false],
    ['one for life', MemberType.LIFETIME, null, true],
    ['an edition that ends', MemberType.NONE, edition, false],
    ['an edition that never ends', MemberType.NONE, { ...edition, permanent: true }, true],
    ['one for life beside an edition that ends', MemberType.LIFETIME, edition, true],
  ])('%s: %s', (_what, memberType, ownEdition, is) => {
    const facts = { memberType, edition: ownEdition } as Parameters<typeof isMemberForLife>[0];
    expect(isMemberForLife(facts)).toBe(is);
  });
});

test.each([
  ['that must be paid', FeeType.NEED_PAY, null, 3_000],
  ['that is free', FeeType.FREE, null, null],
  ['for members', FeeType.MEMBER_FREE, null, null],
  ['that must be paid, whose seller has gone', FeeType.NEED_PAY, new Date(0), null],
  ['that is free, whose seller has gone', FeeType.FREE, new Date(0), null],
])('the price of a work %s', (_what, feeType, deactivatedAt, price) => {
  expect(priceOf({ fee_type: feeType, unit_price: 3_000, deactivated_at: deactivatedAt })).toBe(price);
});
