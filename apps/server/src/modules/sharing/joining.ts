import {
  FileRole,
  fileRoleBy,
  isLimitReached,
  isShareLinkLive,
  SHARE_LIMITS,
  ShareRole,
  strongerRole,
  type PlanLimits,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { holdAccount, isPasswordOf } from '../account/service.ts';
import { blockersOf } from '../follows/service.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import { lockLink } from './linkRepository.ts';
import * as repository from './repository.ts';

/** What the limit of visitors who edit comes from; see the service of memberships. */
export interface PlanSource {
  limitsOfTeam(on: Queryable, teamId: string): Promise<PlanLimits>;
}

/** A shared file, and the team whose plan limits its visitors. */
export interface SharedPlace {
  fileKey: string;
  teamId: string;
  teamType: number;
}

/** So many times as from one network a link's password may be guessed from all: passwords may be short. */
const GUESSES_FROM_ALL = 10;

/** What people do who come by share links. */
export function createJoining({ db, clock, limits }: Infra, plans: PlanSource) {
  const { wrongPasswords, wrongPasswordsWindowMs } = SHARE_LIMITS;
  const guesses = limits.attempts('share password', wrongPasswords, wrongPasswordsWindowMs);
  const guessesFromAll = limits.attempts(
    'share password from all networks',
    wrongPasswords * GUESSES_FROM_ALL,
    wrongPasswordsWindowMs,
  );

  /** A link that works, with the file and the role the visitor has without it. Errors: share_link_not_found, share_link_ended. */
  async function open(token: string, userId: string | null) {
    const row = await repository.findSharedFile(db, token, userId);
    if (row === undefined) throw new ApiError('share_link_not_found');
    const now = clock.now();
    if (!isShareLinkLive({ revokedAt: row.revoked_at, expiresAt: row.expires_at }, now))
      throw new ApiError('share_link_ended', { internal: `link ${row.share_link_id}` });
    const hasJoined =
      row.joined_role !== null &&
      isShareLinkLive({ revokedAt: row.joined_revoked_at, expiresAt: row.joined_expires_at }, now);
    const visitorRole =
      hasJoined && row.visitor_role !== null && row.joined_role !== null
        ? repository.effectiveRole({ role: row.visitor_role, link_role: row.joined_role })
        : null;
    const teamRole = row.team_role;
    // Who was blocked after they had come keeps what they were given until it is taken back.
    const isNew = userId !== null && row.owner_id !== userId && teamRole === null && visitorRole === null;
    if (isNew && (await blockersOf(db, userId, [row.owner_id, row.created_by])).size > 0)
      throw new ApiError('share_link_ended', { internal: `${userId} is blocked` });
    return { row, myRole: fileRoleBy({ isOwner: row.owner_id === userId, teamRole, visitorRole }) };
  }

  /** Errors: share_password_required, wrong_share_password, too_many_requests. */
  async function checkPassword(
    row: repository.SharedFileRow,
    password: string | undefined,
    address: string,
  ): Promise<void> {
    if (row.password_hash === null) return;
    if (password === undefined || password === '') throw new ApiError('share_password_required');
    const key = `${row.share_link_id} ${networkOf(address)}`;
    await guesses.take(key);
    await guessesFromAll.take(row.share_link_id);
    if (!(await isPasswordOf(row.password_hash, password)))
      throw new ApiError('wrong_share_password', { internal: `link ${row.share_link_id}` });
    await guesses.clear(key);
    await guessesFromAll.giveBack(row.share_link_id);
  }

  function limitError(file: SharedPlace, limit: number, current: number): ApiError {
    return new ApiError('collaborator_limit_reached', {
      data: {
        limit,
        current,
        team_id: file.teamId,
        team_type: file.teamType,
        edit_visitor_quantity: limit,
      },
      internal: `file ${file.fileKey}`,
    });
  }

  return {
    open,
    checkPassword,

    /**
     * Makes sure that no more visitors edit than the plan allows, after some have come back or the file has gone to
     * another team. Locks the file. Errors: share_link_not_found when it is gone, collaborator_limit_reached.
     */
    async checkVisitors(trx: Queryable, fileKey: string): Promise<void> {
      const row = await repository.lockSharing(trx, fileKey);
      if (row === undefined) throw new ApiError('share_link_not_found', { internal: `file ${fileKey}` });
      const file = { fileKey, teamId: row.team_id, teamType: row.team_type };
      const current = await repository.countEditingVisitors(trx, fileKey, null, clock.now());
      const { editVisitors: limit } = await plans.limitsOfTeam(trx, file.teamId);
      if (limit > 0 && current > limit) throw limitError(file, limit, current);
    },

    /**
     * Makes somebody a visitor by a link, with the role of the link, unless they may do as much already. The limit of
     * visitors who edit is exact, however many join at once.
     * Errors: not_signed_in when the account is gone, share_link_not_found, share_link_ended, share_password_required,
     * wrong_share_password, visitor_removed, collaborator_limit_reached.
     */
    async join(
      token: string,
      { userId, address }: { userId: string; address: string },
      password: string | undefined,
    ): Promise<{ fileKey: string; role: FileRole }> {
      const { row, myRole } = await open(token, userId);
      const fileKey = row.file_key;
      if (myRole !== null && strongerRole(myRole, row.role) === myRole) return { fileKey, role: myRole };
      await checkPassword(row, password, address);
      return inTransaction(db, async (trx) => {
        await holdAccount(trx, userId);
        const file = await repository.lockSharing(trx, fileKey);
        if (file === undefined) throw new ApiError('share_link_not_found', { internal: `file ${fileKey}` });
        const link = await lockLink(trx, fileKey, row.share_link_id);
        const now = clock.now();
        if (
          link === undefined ||
          !isShareLinkLive({ revokedAt: link.revoked_at, expiresAt: link.expires_at }, now)
        )
          throw new ApiError('share_link_ended', { internal: `link ${row.share_link_id}` });
        if (link.password_hash !== null && link.password_hash !== row.password_hash)
          throw new ApiError('wrong_share_password', {
            internal: `another one of link ${row.share_link_id}`,
          });
        const visit = await repository.findVisit(trx, fileKey, userId);
        if (visit?.removed_at != null && visit.removed_at >= link.created_at)
          throw new ApiError('visitor_removed', { internal: `${userId} on ${fileKey}` });
        if (link.role === ShareRole.EDITOR) {
          const current = await repository.countEditingVisitors(trx, fileKey, userId, now);
          const { editVisitors: limit } = await plans.limitsOfTeam(trx, file.team_id);
          const place = { fileKey, teamId: file.team_id, teamType: file.team_type };
          if (isLimitReached(current, limit)) throw limitError(place, limit, current);
        }
        await repository.putVisitor(trx, {
          file_key: fileKey,
          user_id: userId,
          share_link_id: link.share_link_id,
          role: link.role,
          joined_at: now,
        });
        return { fileKey, role: strongerRole(link.role, myRole) ?? FileRole.VIEWER };
      });
    },
  };
}
