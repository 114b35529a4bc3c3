import type { Caller } from '../../infra/sessions/accessTokens.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';

/** Whose list is meant: of the person named, else of the caller, who must be signed in then. */
export function subjectOf(query: { user_id?: string }, caller: Caller | null): string {
  const userId = query.user_id ?? caller?.userId;
  if (userId === undefined) throw new ApiError('not_signed_in', { internal: 'a list of nobody' });
  return userId;
}
