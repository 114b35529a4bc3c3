import type { Signals } from '../signals/signals.ts';
import type { AccessTokens } from './accessTokens.ts';

/**
 * Makes the access tokens of a session worthless on this process when the session is ended on another one; the
 * returned function stops it. The database tells it by a trigger, see the migration that guards live rights.
 */
export function forgetEndedSessions(signals: Signals, tokens: Pick<AccessTokens, 'forget'>): () => void {
  return signals.subscribe('rights', (payload) => {
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return;
    if (typeof payload.sessionId === 'string') tokens.forget(payload.sessionId);
  });
}
