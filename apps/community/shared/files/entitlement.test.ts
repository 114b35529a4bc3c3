import { ApiFailure } from '@boardwalk/api-client';
import { FeeType } from '@boardwalk/domain';
import { aUser } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { withoutToken } from '../session/session-user.ts';
import { refusalIn, refusalOf } from './entitlement.ts';

const viewer = withoutToken(aUser());
const member = { ...viewer, member: 1 as const };
const isolated = { ...viewer, e_id: 3 };
const nothing = { isOwner: false, paid: false };

test.each([
  ['a free work', FeeType.FREE, viewer, nothing, null],
  ['a member’s work to a member', FeeType.MEMBER_FREE, member, nothing, null],
  ['a member’s work on a private deployment', FeeType.MEMBER_FREE, isolated, nothing, null],
  ['a member’s work to others', FeeType.MEMBER_FREE, viewer, nothing, 'membership_required'],
  ['a paid work to who has not paid', FeeType.NEED_PAY, member, nothing, 'payment_required'],
  ['a paid work to who has paid', FeeType.NEED_PAY, viewer, { isOwner: false, paid: true }, null],
  ['a paid work to its owner', FeeType.NEED_PAY, viewer, { isOwner: true, paid: false }, null],
  ['a paid work to a visitor, of whom nothing is known', FeeType.NEED_PAY, null, nothing, null],
] as const)('using %s', (_what, feeType, who, marks, refusal) => {
  expect(refusalOf(feeType, who, marks)).toBe(refusal);
});

test('a refusal of the server is distinguished from its other failures', () => {
  const failure = (code: number) =>
    new ApiFailure({ operation: 'copyFileByPost', kind: 'answer', msg: '', code, status: 403 }).toRecord();
  expect(refusalIn(failure(0))).toBeNull();
  expect(refusalIn(new TypeError('other'))).toBeNull();
});
