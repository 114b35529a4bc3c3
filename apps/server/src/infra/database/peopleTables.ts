import type { SignInMethod } from '@boardwalk/api-client';
import type { InboxMessageType } from '@boardwalk/domain';
import type { ColumnType } from 'kysely';
import type { BigInt64, Defaulted, Serial } from './columnTypes.ts';

/** Row types of accounts, profiles, sessions and follows; see schema.ts. */

export interface UserAccountTable {
  user_id: string;
  email: string | null;
  email_proven_at: Defaulted<Date | null>;
  pending_email: Defaulted<string | null>;
  mobile: string | null;
  password_hash: string | null;
  has_password: Defaulted<boolean>;
  nick_name: string;
  kind: Defaulted<0 | 1 | 2>;
  e_id: Defaulted<number>;
  special_invite: Defaulted<boolean>;
  identification: string | null;
  avatar_url: string | null;
  language: string | null;
  time_zone: Defaulted<string | null>;
  onboarded_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deactivated_at: Date | null;
  deleted_at: Date | null;
}

export interface ProfileTable {
  user_id: string;
  profile_key: string;
  name: string;
  introduce: Defaulted<string>;
  profession: Defaulted<string>;
  sex: Defaulted<1 | 2 | 9>;
  career_id: number | null;
  industry_id: number | null;
  member: Defaulted<0 | 2>;
  influencer: Defaulted<0 | 1>;
  expert: Defaulted<0 | 1>;
  collections_public: Defaulted<boolean>;
  focus_num: Defaulted<number>;
  fans_num: Defaulted<number>;
  pub_files_num: Defaulted<number>;
  name_key: Defaulted<string | null>;
  created_at: Date;
  updated_at: Date;
}

export interface SessionTable {
  session_id: string;
  secret_hash: string;
  user_id: string;
  user_agent: Defaulted<string>;
  method: Defaulted<SignInMethod>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  parent_hash: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface FollowTable {
  follower_id: string;
  followee_id: string;
  created_at: Date;
}

export interface PersonBlockTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Date;
}

export interface InboxMessageTable {
  message_id: Serial;
  user_id: string;
  msg_type: InboxMessageType;
  content_type: Defaulted<'json'>;
  content: string;
  created_at: Date;
  read_at: Date | null;
  file_key: Defaulted<string | null>;
  notice_key: Defaulted<string | null>;
  actor_num: Defaulted<number>;
}

export interface InboxActorTable {
  message_id: BigInt64;
  user_id: string;
  comment_id: BigInt64 | null;
  board_comment_id: Defaulted<BigInt64 | null>;
  created_at: Date;
}

export interface IdempotencyTable {
  user_id: string;
  operation: string;
  key: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
}

export interface PeopleTables {
  user_account: UserAccountTable;
  profile: ProfileTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  follow: FollowTable;
  person_block: PersonBlockTable;
  inbox_message: InboxMessageTable;
  inbox_actor: InboxActorTable;
  idempotency: IdempotencyTable;
}
