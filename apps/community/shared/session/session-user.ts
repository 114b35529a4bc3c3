import type { User } from '../api/wire.ts';

/** The signed-in person as the page keeps them: the contract's user without the token that came along. */
export type SessionUser = Omit<User, 'refresh_token'>;

/** Drops the refresh token from a user: it is kept in memory only, never in the page's state. */
export function withoutToken(user: User): SessionUser {
  const { refresh_token: _token, ...rest } = user;
  return rest;
}
