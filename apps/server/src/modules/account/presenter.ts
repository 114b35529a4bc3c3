import type { User } from '@boardwalk/api-client';
import type { AccountRow } from './repository.ts';

/** The person as shown to themselves, and to nobody else. */
export function presentUser(row: AccountRow): User {
  return {
    user_id: row.user_id,
    nick_name: row.nick_name,
    email: row.email,
    email_proven: row.email_proven_at !== null,
    pending_email: row.pending_email,
    mobile: row.mobile,
    avatar_url: row.avatar_url,
    identification: row.identification,
    e_id: row.e_id,
    role: row.kind,
    isSpecialInviteUser: row.special_invite,
    member: row.member,
    profile_name: row.profile_name,
    time_zone: row.time_zone,
  };
}
