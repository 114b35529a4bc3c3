import { isAdmin, normalizeText, type UserKind } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { AdminSecondStep, AdminSteps, SessionsService } from '../account/service.ts';
import { recordAction } from '../review/service.ts';
import { differences } from './differences.ts';
import { personChangeRefusal } from './policy.ts';
import * as repository from './peopleRepository.ts';

/** A person with how they meet the second step of admins; null where none is required of them. */
export type ManagedRow = repository.PersonRow & { steps: AdminSteps | null };

/** What is changed of a person; what is left out keeps its value. */
export interface PersonChanges {
  kind?: UserKind | undefined;
  specialInvite?: boolean | undefined;
  influencer?: 0 | 1 | undefined;
  expert?: 0 | 1 | undefined;
  isActive?: boolean | undefined;
}

/** People as admins see them. Whether the caller is an admin is asked before; what more it takes is asked here. */
export function createPeopleConsole(
  { db, clock, site }: Infra,
  { adminSecondStep, sessions }: { adminSecondStep: AdminSecondStep; sessions: SessionsService },
) {
  /** People with how the admins among them meet what the site requires of admins. */
  async function listSteps(on: Queryable, rows: readonly repository.PersonRow[]): Promise<ManagedRow[]> {
    const ids = rows.map(({ user_id: id }) => id);
    const steps = await adminSecondStep.ofAdmins(on, ids);
    return rows.map((row) => ({ ...row, steps: steps.get(row.user_id) ?? null }));
  }

  /** One person with the same. */
  async function withSteps(on: Queryable, row: repository.PersonRow): Promise<ManagedRow> {
    const steps = await adminSecondStep.ofAdmins(on, [row.user_id]);
    return { ...row, steps: steps.get(row.user_id) ?? null };
  }

  return {
    /** People by the beginning of a name or address, the newest account first. */
    async list(
      { keyword = '', kind }: { keyword?: string | undefined; kind?: UserKind | undefined },
      page: { cursor: string; size: number },
    ): Promise<CursorPage<ManagedRow>> {
      const found = await repository.listPeople(db, { keyword: normalizeText(keyword), kind }, page);
      return { ...found, list: await listSteps(db, found.list) };
    },

    /**
     * Changes what a person is and may do. Anyone who is deactivated is signed out everywhere.
     * Errors: user_not_found, admins_only, super_admins_only, own_account.
     */
    async update(adminId: string, userId: string, change: PersonChanges): Promise<ManagedRow> {
      const ended: string[] = [];
      const person = await inTransaction(db, async (trx) => {
        ended.length = 0;
        const locked = await repository.lockPeople(trx, [adminId, userId]);
        const [actor, before] = [adminId, userId].map((id) => locked.find((row) => row.user_id === id));
        if (actor === undefined) throw new ApiError('admins_only', { internal: `${adminId} is gone` });
        if (before === undefined) throw new ApiError('user_not_found', { internal: `user ${userId}` });
        const refusal = personChangeRefusal(actor, before, change);
        if (refusal !== undefined) throw new ApiError(refusal, { internal: `${adminId} changes ${userId}` });

        const now = clock.now();
        const { kind, specialInvite, influencer, expert, isActive } = change;
        await repository.changeAccount(trx, userId, {
          updated_at: now,
          ...(kind === undefined ? {} : { kind }),
          ...(specialInvite === undefined ? {} : { special_invite: specialInvite }),
          ...(isActive === undefined
            ? {}
            : { deactivated_at: isActive ? null : (before.deactivated_at ?? now) }),
        });
        await repository.changeBadges(trx, userId, {
          updated_at: now,
          ...(influencer === undefined ? {} : { influencer }),
          ...(expert === undefined ? {} : { expert }),
        });
        if (kind !== undefined && isAdmin(kind) && !isAdmin(before.kind))
          await adminSecondStep.releaseWhereRequired(trx, userId);
        if (isActive === false) ended.push(...(await sessions.revokeAll(trx, userId, null)));
        const after = await repository.findPerson(trx, userId);
        if (after === undefined) throw new Error(`user ${userId} is gone after the change`);
        const changes = differences(logged(before), logged(after));
        if (changes.length > 0)
          await recordAction(trx, {
            moderatorId: adminId,
            action: 'people.update',
            subject: { type: 'user', id: userId },
            changes,
            now,
          });
        return withSteps(trx, after);
      });
      sessions.forget(ended);
      return person;
    },

    /**
     * Lets an admin set up the second step that the site requires, within a day. Errors: user_not_found, own_account,
     * second_step_not_required.
     */
    async releaseSecondStep(adminId: string, userId: string): Promise<ManagedRow> {
      if (adminId === userId) throw new ApiError('own_account', { internal: `user ${userId}` });
      return inTransaction(db, async (trx) => {
        const [person] = await repository.lockPeople(trx, [userId]);
        if (person === undefined) throw new ApiError('user_not_found', { internal: `user ${userId}` });
        if (!site.current().requiresAdminSecondStep || !isAdmin(person.kind))
          throw new ApiError('second_step_not_required', { internal: `user ${userId}` });
        await adminSecondStep.release(trx, userId);
        await recordAction(trx, {
          moderatorId: adminId,
          action: 'people.second_step',
          subject: { type: 'user', id: userId },
          changes: [],
          now: clock.now(),
        });
        return withSteps(trx, person);
      });
    },
  };
}

function logged(row: repository.PersonRow) {
  return {
    role: row.kind,
    special_invite: row.special_invite,
    influencer: row.influencer,
    expert: row.expert,
    is_active: row.deactivated_at === null,
  };
}
