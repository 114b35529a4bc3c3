import type { AccessTokens } from '../infra/sessions/accessTokens.ts';

/** Who joins a board, and as what. */
export interface Participant {
  userId: string;
  nickName: string;
  role: 'owner' | 'editor' | 'viewer';
}

const PURPOSE = 'collab';
const TICKET_SECONDS = 60;
const ROLES: readonly string[] = ['owner', 'editor', 'viewer'];

/** A short-lived token for one person and one board. The connection it opens may last longer. */
export async function issueTicket(
  tokens: AccessTokens,
  fileKey: string,
  { userId, nickName, role }: Participant,
): Promise<{ ticket: string; seconds: number }> {
  const claims = { sub: userId, name: nickName, file: fileKey, role };
  return { ticket: await tokens.issueTicket(PURPOSE, claims, TICKET_SECONDS), seconds: TICKET_SECONDS };
}

/** Whom a ticket for that board was given to; undefined when it is none, or too old. */
export async function readTicket(
  tokens: AccessTokens,
  fileKey: string,
  ticket: string,
): Promise<Participant | undefined> {
  const { sub, name, file, role } = (await tokens.verifyTicket(PURPOSE, ticket)) ?? {};
  if (file !== fileKey || typeof sub !== 'string' || typeof name !== 'string') return undefined;
  if (typeof role !== 'string' || !ROLES.includes(role)) return undefined;
  return { userId: sub, nickName: name, role: role as Participant['role'] };
}
