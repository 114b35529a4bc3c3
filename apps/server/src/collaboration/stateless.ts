/** What the editor asks for: to be notified when all its edits before this message are safe. */
export interface FlushRequest {
  type: 'flush';
  id: number;
}

/** Reads a message of the editor; anything else than a flush is passed over. */
export function readFlushRequest(payload: string): FlushRequest | undefined {
  try {
    const { type, id } = JSON.parse(payload) as { type?: unknown; id?: unknown };
    return type === 'flush' && Number.isSafeInteger(id) ? { type, id: id as number } : undefined;
  } catch {
    return undefined;
  }
}

/** The answer to a flush. */
export function flushed(id: number): string {
  return JSON.stringify({ type: 'flushed', id });
}

/** Says that comments on the board have changed. */
export function commentsChanged(): string {
  return JSON.stringify({ type: 'comments' });
}
