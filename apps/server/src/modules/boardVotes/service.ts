import type { BoardVote, BoardVotes, BodyOf } from '@boardwalk/api-client';
import {
  BOARD_VOTE_LIMITS,
  checkLine,
  FieldRule,
  mayCommentOnBoard,
  mayEditBoard,
  normalizeText,
} from '@boardwalk/domain';
import type { Transaction } from 'kysely';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { lockAccount } from '../account/service.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import { presentVote } from './presenter.ts';
import * as repository from './repository.ts';

/** What the module of votes on boards offers to its handlers. */
export type BoardVotesService = ReturnType<typeof createBoardVotesService>;

/** A vote on a board. */
interface Place {
  fileKey: string;
  voteId: string;
}

/**
 * Votes with dots on the elements of a board (decision 0115). Nobody sees who votes for what: while a vote runs everybody sees their
 * own dots, afterwards the sums. Everybody who has the board open hears when one begins, ends or is deleted.
 */
export function createBoardVotesService(
  { db, clock }: Infra,
  { workspace, collaboration }: { workspace: WorkspaceService; collaboration: Collaboration },
) {
  /** What somebody may do with the votes on a board. Errors: file_not_found, not_member. */
  async function rightsOf(userId: string, fileKey: string, on: Queryable = db) {
    const { role } = await workspace.openFile(userId, fileKey, on);
    return { mayVote: mayCommentOnBoard(role), mayRun: mayEditBoard(role) };
  }

  /** Changes votes in one transaction, for somebody who may edit; those who have the board open are notified. */
  async function run<Result>(
    userId: string,
    fileKey: string,
    work: (trx: Transaction<Schema>) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(db, async (trx) => {
      await lockAccount(trx, userId);
      const { mayRun } = await rightsOf(userId, fileKey, trx);
      if (!mayRun) throw new ApiError('not_editor', { internal: `vote of ${userId} on ${fileKey}` });
      const result = await work(trx);
      await collaboration.announceVotes(trx, fileKey);
      return result;
    });
  }

  /** A vote as somebody gets it. Errors: vote_not_found. */
  async function present(on: Queryable, userId: string, place: Place): Promise<BoardVote> {
    const row = await repository.findVote(on, place.fileKey, place.voteId);
    if (row === undefined) throw notFound(place);
    const dots =
      row.ended_at === null
        ? await repository.listOwnDots(on, row.vote_id, userId)
        : await repository.listResults(on, [row.vote_id]);
    return presentVote(row, dots);
  }

  return {
    /** The votes on a board. Errors: file_not_found, not_member. */
    async list(userId: string, fileKey: string): Promise<BoardVotes> {
      const { mayVote, mayRun } = await rightsOf(userId, fileKey);
      const rows = await repository.listVotes(db, fileKey);
      const running = rows.find((row) => row.ended_at === null);
      const ended = rows.filter((row) => row.ended_at !== null).slice(0, BOARD_VOTE_LIMITS.endedKept);
      const results = await repository.listResults(
        db,
        ended.map((row) => row.vote_id),
      );
      return {
        running:
          running === undefined
            ? null
            : presentVote(running, await repository.listOwnDots(db, running.vote_id, userId)),
        ended: ended.map((row) => presentVote(row, results)),
        may_vote: mayVote,
        may_run: mayRun,
      };
    },

    /**
     * Begins a vote, once per idempotency key. Errors: bad_input, file_not_found, not_member, not_editor, vote_running,
     * idempotency_key_reused.
     */
    async start(
      userId: string,
      fileKey: string,
      { question = '', dots, element_ids: elementIds }: BodyOf<'startBoardVote'>,
      idempotencyKey: string | undefined,
    ): Promise<BoardVote> {
      const violations = checkLine('question', question, { min: 0, max: BOARD_VOTE_LIMITS.questionMax });
      if (violations.length > 0) throw badInput(violations);
      const now = clock.now();
      const scope = { userId, operation: 'startBoardVote', key: idempotencyKey, now };
      const made = await run(userId, fileKey, (trx) =>
        once(trx, scope, async () => {
          const voteId = await repository.insertVote(trx, {
            file_key: fileKey,
            question: normalizeText(question),
            dots,
            element_ids: elementIds ?? null,
            started_by: userId,
            started_at: now,
            ended_at: null,
          });
          if (voteId === undefined) throw new ApiError('vote_running', { internal: `board ${fileKey}` });
          await repository.deleteOldVotes(trx, fileKey);
          return { fileKey, voteId };
        }),
      );
      if (made.fileKey !== fileKey)
        throw new ApiError('idempotency_key_reused', { internal: `key of vote ${made.voteId}` });
      return present(db, userId, made);
    },

    /**
     * Says how many dots somebody has on an element. Errors: bad_input, file_not_found, not_member, commenting_not_allowed,
     * vote_not_found, vote_ended, vote_dots_used.
     */
    async setDots(
      userId: string,
      place: Place,
      { element_id: elementId, dots }: BodyOf<'setBoardVoteDots'>,
    ): Promise<BoardVote> {
      return inTransaction(db, async (trx) => {
        // The dots of one person are counted one after the other.
        await lockAccount(trx, userId);
        const { mayVote } = await rightsOf(userId, place.fileKey, trx);
        if (!mayVote)
          throw new ApiError('commenting_not_allowed', { internal: `dots of ${userId} on ${place.fileKey}` });
        const vote = await repository.lockVote(trx, place, 'share');
        if (vote === undefined) throw notFound(place);
        if (vote.ended_at !== null) throw new ApiError('vote_ended', { internal: `vote ${vote.vote_id}` });
        if (vote.element_ids !== null && !vote.element_ids.includes(elementId))
          throw badInput([{ field: 'element_id', rule: FieldRule.UNKNOWN }]);
        const own = await repository.listOwnDots(trx, vote.vote_id, userId);
        const elsewhere = own
          .filter((each) => each.element_id !== elementId)
          .reduce((sum, each) => sum + each.dots, 0);
        if (elsewhere + dots > vote.dots)
          throw new ApiError('vote_dots_used', { data: { limit: vote.dots, current: elsewhere } });
        await repository.putDots(trx, { voteId: vote.vote_id, userId, elementId, dots });
        return present(trx, userId, place);
      });
    },

    /** Ends a vote. Errors: file_not_found, not_member, not_editor, vote_not_found. */
    end: (userId: string, place: Place): Promise<BoardVote> =>
      run(userId, place.fileKey, async (trx) => {
        const vote = await repository.lockVote(trx, place, 'update');
        if (vote === undefined) throw notFound(place);
        if (vote.ended_at === null) await repository.endVote(trx, vote.vote_id, clock.now());
        return present(trx, userId, place);
      }),

    /** Deletes a vote. Errors: file_not_found, not_member, not_editor, vote_not_found. */
    remove: (userId: string, place: Place): Promise<void> =>
      run(userId, place.fileKey, async (trx) => {
        if (!(await repository.deleteVote(trx, place.fileKey, place.voteId))) throw notFound(place);
      }),
  };
}

function notFound({ fileKey, voteId }: Place): ApiError {
  return new ApiError('vote_not_found', { internal: `vote ${voteId} on ${fileKey}` });
}
