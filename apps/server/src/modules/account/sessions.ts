import { describeDevice, FRAME_CODE_SECONDS } from '@boardwalk/domain';
import type { SessionInfo } from '@boardwalk/api-client';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { hashSecret } from '../../infra/ids/ids.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import * as repository from './centreRepository.ts';

/** What can be done with the sessions of a person. */
export type SessionsService = ReturnType<typeof createSessionsService>;

/** Where people are signed in, and the codes by which a frame acts for a session. */
export function createSessionsService({ db, clock, ids, tokens }: Infra) {
  return {
    /** A person's running sessions, the last used first; at most 100. */
    async list({ userId, sessionId }: Caller): Promise<SessionInfo[]> {
      const rows = await repository.listSessions(db, userId, clock.now());
      return rows.map((row) => {
        const { browser, system, kind } = describeDevice(row.user_agent);
        return {
          session_id: row.session_id,
          browser,
          system,
          device: kind,
          method: row.method,
          created_at: row.created_at.toISOString(),
          last_seen_at: row.last_seen_at.toISOString(),
          current: row.session_id === sessionId,
        };
      });
    },

    /** Ends a session of a person; its tokens are worthless at once. Errors: session_not_found. */
    async end(userId: string, sessionId: string): Promise<void> {
      const ended = await repository.revokeSessions(db, userId, { only: sessionId }, clock.now());
      if (ended.length === 0) throw new ApiError('session_not_found', { internal: `session ${sessionId}` });
      this.forget(ended);
    },

    /** Ends all sessions of a person but one. */
    async endOthers({ userId, sessionId }: Caller): Promise<void> {
      this.forget(await this.revokeAll(db, userId, sessionId));
    },

    /**
     * Ends all sessions of a person, in a transaction of others.
     *
     * @param but the session that goes on; null for none
     * @returns their ids, for `forget` once the transaction is done
     */
    revokeAll: (on: Queryable, userId: string, but: string | null): Promise<string[]> =>
      repository.revokeSessions(on, userId, { but }, clock.now()),

    /** Makes the access tokens of ended sessions worthless. */
    forget(sessionIds: readonly string[]): void {
      for (const id of sessionIds) tokens.forget(id);
    },

    /** A code that lets a frame act for a session, once and within a minute. Errors: session_ended. */
    async createFrameCode({ userId, sessionId }: Caller): Promise<{ code: string; valid: number }> {
      const code = ids.secret();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + FRAME_CODE_SECONDS * 1000);
      const token = { codeHash: hashSecret(code), sessionId, userId, expiresAt, now };
      if (!(await repository.insertFrameToken(db, token)))
        throw new ApiError('session_ended', { internal: `session ${sessionId} of ${userId}` });
      return { code, valid: FRAME_CODE_SECONDS };
    },

    /** Uses up a frame's code: of several who try it one succeeds. Errors: frame_code_invalid. */
    async exchangeFrameCode(code: string): Promise<{ userId: string; accessToken: string; valid: number }> {
      const session = await repository.takeFrameToken(db, hashSecret(code), clock.now());
      if (session === undefined) throw new ApiError('frame_code_invalid');
      const { user_id: userId, session_id: sessionId } = session;
      const access = await tokens.issue({ userId, sessionId });
      return { userId, accessToken: access.token, valid: access.seconds };
    },
  };
}
