import { MemberType, UserKind } from '@boardwalk/domain';

/** The password of every demo account; printed at start. */
export const DEMO_PASSWORD = 'boardwalk-demo';

/** The people one can sign in as on a demo server. The creator is one of the gallery's people. */
export const DEMO_ACCOUNTS = [
  {
    key: 'creator',
    account: 'creator@example.com',
    nickName: 'Wren Okafor',
    kind: UserKind.GENERAL_USER,
    // More boards than the free plan holds: without it the demo's creator could not make another.
    member: MemberType.LIFETIME,
    about: 'publishes works',
  },
  {
    key: 'member',
    account: 'member@example.com',
    nickName: 'Mika Brandt',
    kind: UserKind.GENERAL_USER,
    member: MemberType.NONE,
    about: 'looks, likes and copies',
  },
  {
    key: 'admin',
    account: 'admin@example.com',
    nickName: 'Ada Quill',
    kind: UserKind.SUPER_ADMIN,
    member: MemberType.NONE,
    about: 'reviews submissions',
  },
] as const;
