import type { FileVisitor, ShareLink, ShareState, SharedFile, SharedWithMe } from '@boardwalk/api-client';
import {
  checkShareLink,
  FileRole,
  isShareLinkLive,
  SHARE_LIMITS,
  type Language,
  type ShareLinkTerms,
  type ShareRole,
} from '@boardwalk/domain';
import type { Participant } from '../../collaboration/tickets.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage, PageQuery } from '../../infra/lists/cursor.ts';
import { hashPassword } from '../account/service.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import { createJoining, type PlanSource } from './joining.ts';
import * as links from './linkRepository.ts';
import { mayShare } from './policy.ts';
import {
  presentLink,
  presentSharedFile,
  presentSharedWithMe,
  presentState,
  presentVisitor,
} from './presenter.ts';
import * as repository from './repository.ts';

/** What the sharing module offers to its handlers and to other modules. */
export type SharingService = ReturnType<typeof createSharingService>;

/** What a link is to be. */
export interface NewShareLink extends ShareLinkTerms {
  role: ShareRole;
  idempotencyKey: string | undefined;
}

/** What is to change of a link; what is undefined stays. */
export interface ShareLinkChange {
  role: ShareRole | undefined;
  expiresAt: Date | null | undefined;
  password: string | null | undefined;
}

/** Operation under which idempotency keys of new links are kept. */
const CREATE = 'createShareLink';

/** Files shared by links, and the visitors who come by them (spec §2, §6). */
export function createSharingService(
  infra: Infra,
  { workspace, membership }: { workspace: WorkspaceService; membership: PlanSource },
) {
  const { db, clock, ids } = infra;
  const joining = createJoining(infra, membership);

  /** Errors: file_not_found, not_member, sharing_not_allowed. */
  async function requireSharer(userId: string, fileKey: string, on: Queryable = db): Promise<void> {
    const { file } = await workspace.openFile(userId, fileKey, on);
    if (!mayShare(file, userId)) throw new ApiError('sharing_not_allowed', { internal: `file ${fileKey}` });
  }

  /** Locks the sharing of a file. Errors: file_not_found. */
  async function lock(trx: Queryable, fileKey: string): Promise<void> {
    const file = await repository.lockSharing(trx, fileKey);
    if (file === undefined) throw new ApiError('file_not_found', { internal: `file ${fileKey}` });
  }

  async function linkOf(
    on: Queryable,
    fileKey: string,
    shareId: string,
    language: Language,
  ): Promise<ShareLink> {
    const [row] = await links.listLinks(on, fileKey, shareId);
    if (row === undefined) throw new ApiError('share_link_not_found', { internal: `link ${shareId}` });
    return presentLink(row, language);
  }

  function checkTerms(terms: ShareLinkTerms): void {
    const violations = checkShareLink(terms, clock.now());
    if (violations.length > 0) throw badInput(violations);
  }

  async function hashOf(password: string | null | undefined): Promise<string | null> {
    return password == null ? null : hashPassword(password);
  }

  return {
    /** Whether somebody decides who may see a file. */
    mayShare,

    /**
     * Makes a link, once per idempotency key.
     * Errors: file_not_found, not_member, sharing_not_allowed, bad_input, share_link_limit_reached, idempotency_key_reused.
     */
    async createLink(
      userId: string,
      fileKey: string,
      link: NewShareLink,
      language: Language,
    ): Promise<ShareLink> {
      checkTerms(link);
      await requireSharer(userId, fileKey);
      const passwordHash = await hashOf(link.password);
      const now = clock.now();
      const { shareId, sharedKey } = await inTransaction(db, (trx) =>
        once(trx, { userId, operation: CREATE, key: link.idempotencyKey, now }, async () => {
          await lock(trx, fileKey);
          // The password took a while to hash: somebody may have lost the right since.
          await requireSharer(userId, fileKey, trx);
          const current = await links.countLiveLinks(trx, fileKey, now);
          const limit = SHARE_LIMITS.linksPerFile;
          if (current >= limit) throw new ApiError('share_link_limit_reached', { data: { limit, current } });
          // Those that have expired may be prolonged: all there are must fit.
          await links.revokeExpired(trx, fileKey, { keep: limit - 1 - current, now });
          const id = await links.insertLink(trx, {
            file_key: fileKey,
            token: ids.secret(),
            role: link.role,
            password_hash: passwordHash,
            created_by: userId,
            created_at: now,
            expires_at: link.expiresAt ?? null,
          });
          return { shareId: id, sharedKey: fileKey };
        }),
      );
      if (sharedKey !== fileKey)
        throw new ApiError('idempotency_key_reused', { internal: `link ${shareId}` });
      return linkOf(db, fileKey, shareId, language);
    },

    /** The links of a file. Errors: file_not_found, not_member, sharing_not_allowed. */
    async listLinks(userId: string, fileKey: string, language: Language): Promise<ShareLink[]> {
      await requireSharer(userId, fileKey);
      return (await links.listLinks(db, fileKey)).map((row) => presentLink(row, language));
    },

    /**
     * Changes a link. Those who came by it are bound by the new terms at once; a higher role they gain by joining again.
     * Errors: file_not_found, not_member, sharing_not_allowed, bad_input, share_link_not_found, collaborator_limit_reached
     * when a link that had expired would bring back more visitors who edit than the plan allows.
     */
    async updateLink(
      userId: string,
      fileKey: string,
      shareId: string,
      change: ShareLinkChange,
      language: Language,
    ): Promise<ShareLink> {
      const { role, expiresAt, password } = change;
      checkTerms({ expiresAt: expiresAt ?? null, password: password ?? null });
      await requireSharer(userId, fileKey);
      const passwordHash = await hashOf(password);
      return inTransaction(db, async (trx) => {
        await lock(trx, fileKey);
        await requireSharer(userId, fileKey, trx);
        const link = await links.lockLink(trx, fileKey, shareId);
        if (link === undefined || link.revoked_at !== null)
          throw new ApiError('share_link_not_found', { internal: `link ${shareId}` });
        const now = clock.now();
        await links.updateLink(trx, link.share_link_id, {
          role: role ?? link.role,
          expires_at: expiresAt === undefined ? link.expires_at : expiresAt,
          password_hash: password === undefined ? link.password_hash : passwordHash,
        });
        if (role !== undefined) await repository.weakenVisitors(trx, link.share_link_id, role);
        const wasLive = isShareLinkLive({ revokedAt: null, expiresAt: link.expires_at }, now);
        if (!wasLive && expiresAt !== undefined) await joining.checkVisitors(trx, fileKey);
        return linkOf(trx, fileKey, shareId, language);
      });
    },

    /**
     * Revokes a link and with it the access of all who came by it; a second time nothing happens.
     * Errors: file_not_found, not_member, sharing_not_allowed, share_link_not_found.
     */
    async revokeLink(userId: string, fileKey: string, shareId: string): Promise<void> {
      await requireSharer(userId, fileKey);
      await inTransaction(db, async (trx) => {
        const link = await links.lockLink(trx, fileKey, shareId);
        if (link === undefined) throw new ApiError('share_link_not_found', { internal: `link ${shareId}` });
        if (link.revoked_at === null)
          await links.updateLink(trx, link.share_link_id, { revoked_at: clock.now() });
      });
    },

    /** What a link leads to. Errors: share_link_not_found, share_link_ended. */
    async stateOf(token: string, userId: string | null): Promise<ShareState> {
      const { row, myRole } = await joining.open(token, userId);
      return presentState(row, { myRole, needsPassword: row.password_hash !== null && myRole === null });
    },

    /**
     * What somebody who came by a link may take to the live board without joining: to look only.
     * Errors: share_link_not_found, share_link_ended, share_password_required, wrong_share_password.
     */
    async look(
      token: string,
      visitor: { userId: string | null; address: string },
      password: string | undefined,
    ): Promise<{ file: SharedFile; shareLinkId: string; role: Participant['role'] }> {
      const { row, myRole } = await joining.open(token, visitor.userId);
      if (myRole === null) await joining.checkPassword(row, password, visitor.address);
      return { file: presentSharedFile(row), shareLinkId: row.share_link_id, role: FileRole.VIEWER };
    },

    /** Makes sure that a file has no more visitors who edit than its plan allows, see createJoining. */
    checkVisitors: (...args: Parameters<typeof joining.checkVisitors>) => joining.checkVisitors(...args),

    /** Makes somebody a visitor by a link, see createJoining. */
    join: (...args: Parameters<typeof joining.join>) => joining.join(...args),

    /** People who have access to a file by a link. Errors: file_not_found, not_member, sharing_not_allowed. */
    async visitorPage(userId: string, fileKey: string, part: PageQuery): Promise<CursorPage<FileVisitor>> {
      await requireSharer(userId, fileKey);
      const page = await repository.listVisitors(db, fileKey, { ...part, now: clock.now() });
      return { ...page, list: page.list.map(presentVisitor) };
    },

    /**
     * Takes access from a visitor; somebody may also end their own visit.
     * Errors: file_not_found, not_member, sharing_not_allowed, visitor_not_found.
     */
    async removeVisitor(userId: string, fileKey: string, visitorId: string): Promise<void> {
      const isOwn = userId === visitorId;
      if (isOwn) await workspace.openFile(userId, fileKey);
      else await requireSharer(userId, fileKey);
      const isGone = isOwn
        ? await repository.endVisit(db, fileKey, visitorId)
        : await repository.removeVisitor(db, fileKey, visitorId, clock.now());
      if (!isGone) throw new ApiError('visitor_not_found', { internal: `${visitorId} on ${fileKey}` });
    },

    /** Files somebody has joined by links. */
    async sharedPage(userId: string, part: PageQuery): Promise<CursorPage<SharedWithMe>> {
      const page = await repository.listSharedWith(db, userId, { ...part, now: clock.now() });
      return { ...page, list: page.list.map(presentSharedWithMe) };
    },
  };
}
