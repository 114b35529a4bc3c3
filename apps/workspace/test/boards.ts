import type { CollabTicket } from '@boardwalk/api-client';
import { aCollabTicket, aPerson, aUserId } from '@boardwalk/test-kit';
import { inject } from 'vitest';

let boards = 0;

/** A file key no other test uses: boards of the live server stay as they are left. */
export function freshFileKey(): string {
  boards += 1;
  return `T${Date.now().toString(36)}${boards}`.padEnd(12, 'x').slice(-12);
}

/** A ticket for the live server of the tests. */
export function aLiveTicket(overrides: Partial<CollabTicket> = {}): CollabTicket {
  return aCollabTicket({ ws_path: inject('collabUrl'), ...overrides });
}

/** A ticket for somebody else. */
export function aTicketFor(nickName: string, number: number): CollabTicket {
  return aLiveTicket({ user: aPerson({ user_id: aUserId(number), nick_name: nickName }) });
}

/** The elements of a board as the live server of the tests has them, as JSON. */
export async function storedOnServer(fileKey: string): Promise<string> {
  const answer = await fetch(`${inject('collabUrl')}?${new URLSearchParams({ board: fileKey }).toString()}`);
  return await answer.text();
}

/** Asks the live server of the tests what to do with a board. */
export async function tellServer(
  fileKey: string,
  what: 'drop' | 'close' | 'rejoin' | 'refuse' | 'misread' | 'hold' | 'release' | 'slow',
): Promise<void> {
  await fetch(`${inject('collabUrl')}?${new URLSearchParams({ board: fileKey, do: what }).toString()}`);
}
