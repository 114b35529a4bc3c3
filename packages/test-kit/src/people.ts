import type {
  Creator,
  FollowPerson,
  InboxMessage,
  Profile,
  SessionData,
  TokenGrant,
  User,
} from '@boardwalk/api-client';
import { aPerson } from './files.ts';
import { A_MOMENT, aFileKey, aUserId } from './keys.ts';

/** A signed-in general user without membership. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    user_id: aUserId(),
    nick_name: 'Lin Xia',
    email: 'member@example.com',
    email_proven: true,
    pending_email: null,
    mobile: null,
    avatar_url: null,
    identification: null,
    e_id: 0,
    role: 0,
    isSpecialInviteUser: false,
    member: 0,
    profile_name: 'linxia',
    time_zone: null,
    ...overrides,
  };
}

/** A valid session. */
export function aSession(overrides: Partial<SessionData> = {}): SessionData {
  return { user: aUser(), refresh_token: 'refresh-1', ...overrides };
}

/** The answer of a token exchange, valid for 15 minutes. */
export function aTokenGrant(overrides: Partial<TokenGrant> = {}): TokenGrant {
  return { access_token: 'access-1', valid: 900, refresh_token: 'refresh-2', ...overrides };
}

/** The public profile of a creator. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    user_id: aUserId(),
    profile_key: 'pk3333333333',
    name: 'linxia',
    nick_name: 'Lin Xia',
    avatar_url: null,
    introduce: 'Drawing complicated things simply.',
    member: 0,
    influencer: 0,
    expert: 0,
    profession: 'Product manager',
    sex: 9,
    career_info: { career_id: null, industry_id: null },
    statistic_data: { focus: 12, fans: 64, pub_files: 9 },
    ...overrides,
  };
}

/** A user in a list of fans or followed creators. */
export function aFollowPerson(overrides: Partial<FollowPerson> = {}): FollowPerson {
  return {
    ...aPerson(),
    profile_name: 'linxia',
    introduce: '',
    fans: 64,
    pub_files: 9,
    relation: 0,
    ...overrides,
  };
}

/** Somebody with public works, as the search of creators shows them. */
export function aCreator(overrides: Partial<Creator> = {}): Creator {
  return { ...aPerson(), profile_name: 'linxia', fans: 64, pub_files: 9, ...overrides };
}

/** An unread message: a work passed review. */
export function anInboxMessage(overrides: Partial<InboxMessage> = {}): InboxMessage {
  return {
    id: 1001,
    read: false,
    created_at: A_MOMENT,
    meta: {
      msg_type: 'AuditAgree',
      content_type: 'json',
      content: JSON.stringify({ name: 'Weekly retrospective', file_key: aFileKey() }),
    },
    ...overrides,
  };
}
