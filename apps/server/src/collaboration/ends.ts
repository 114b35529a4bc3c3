import { LIVE_END_CODES, type LiveEnd } from '@boardwalk/domain';
import type { Connection } from '@hocuspocus/server';
import type { Participant } from './tickets.ts';

/**
 * Ends a connection to a board and says why. Messages of it that wait to be handled change nothing any more, and a flush
 * among them is not answered.
 */
export function endConnection(connection: Connection<Participant>, end: LiveEnd): void {
  const event = { code: LIVE_END_CODES[end], reason: end };
  connection.readOnly = true;
  connection.close(event);
  connection.webSocket.close(event.code, event.reason);
}
