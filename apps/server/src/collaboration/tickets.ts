import { FileRole } from '@boardwalk/domain';
import type { AccessTokens } from '../infra/sessions/accessTokens.ts';

/** Who joins a board, and as what. */
export interface Participant {
  /** The person; undefined for somebody who is not signed in and came by a share link. */
  userId?: string | undefined;
  /** Their name; empty for somebody who is not signed in. */
  nickName: string;
  /** The most they may do; what they may do in fact is looked up. */
  role: FileRole;
  /** What they had a right to when they joined; undefined until then. When it changes, they join again. */
  right?: FileRole | undefined;
  /** The session the ticket was asked for in: when it ends, so does the connection. */
  sessionId?: string | undefined;
  /** The epoch of the document they have or are to be given; the first one for who does not say. */
  epoch?: number | undefined;
  /** The share link that lets them look, for those who have not joined by it. */
  shareLinkId?: string | undefined;
}

const PURPOSE = 'collab';
const TICKET_SECONDS = 60;
const ROLES: readonly string[] = Object.values(FileRole);

/** A short-lived token for one person and one board. The connection it opens may last longer. */
export async function issueTicket(
  tokens: AccessTokens,
  fileKey: string,
  { userId, nickName, role, sessionId, epoch, shareLinkId }: Participant,
): Promise<{ ticket: string; seconds: number }> {
  const claims = {
    ...(userId === undefined ? {} : { sub: userId }),
    ...(sessionId === undefined ? {} : { sid: sessionId }),
    ...(shareLinkId === undefined ? {} : { link: shareLinkId }),
    ...(epoch === undefined ? {} : { epoch: String(epoch) }),
    name: nickName,
    file: fileKey,
    role,
  };
  return { ticket: await tokens.issueTicket(PURPOSE, claims, TICKET_SECONDS), seconds: TICKET_SECONDS };
}

/** Whom a ticket for that board was given to; undefined when it is none, or too old. */
export async function readTicket(
  tokens: AccessTokens,
  fileKey: string,
  ticket: string,
): Promise<Participant | undefined> {
  const { sub, sid, link, epoch, name, file, role } = (await tokens.verifyTicket(PURPOSE, ticket)) ?? {};
  if (file !== fileKey || typeof name !== 'string') return undefined;
  if (typeof role !== 'string' || !ROLES.includes(role)) return undefined;
  const [userId, sessionId, shareLinkId] = [textOf(sub), textOf(sid), textOf(link)];
  if (userId === undefined && shareLinkId === undefined) return undefined;
  return {
    userId,
    nickName: name,
    role: role as FileRole,
    sessionId,
    shareLinkId,
    epoch: Number(textOf(epoch) ?? 1),
  };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined;
}
