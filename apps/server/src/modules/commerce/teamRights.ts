import { OrderState } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';

/** A team and a work it may copy. */
interface TeamRight {
  teamId: string;
  fileKey: string;
}

/** Whether a team may copy a work already. */
export async function hasTeamEntitlement(db: Queryable, { teamId, fileKey }: TeamRight): Promise<boolean> {
  const found = await db
    .selectFrom('team_entitlement')
    .select('file_key')
    .where('team_id', '=', teamId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives a team the right to copy a work; false when it has it already, or is gone. */
export async function insertTeamEntitlement(
  db: Queryable,
  { teamId, fileKey, now }: TeamRight & { now: Date },
): Promise<boolean> {
  const team = await db
    .selectFrom('team')
    .select('team_id')
    .where('team_id', '=', teamId)
    .forKeyShare()
    .executeTakeFirst();
  if (team === undefined) return false;
  const inserted = await db
    .insertInto('team_entitlement')
    .values({ team_id: teamId, file_key: fileKey, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes the right to copy a work back that an order gave to a team. One that another order has paid for stays. */
export async function deleteTeamEntitlement(
  db: Queryable,
  { teamId, fileKey, orderId }: TeamRight & { orderId: string },
): Promise<void> {
  // Held first: of two orders given back at once the second sees what became of the first.
  await db
    .selectFrom('team_entitlement')
    .select('file_key')
    .where('team_id', '=', teamId)
    .where('file_key', '=', fileKey)
    .forUpdate()
    .execute();
  await db
    .deleteFrom('team_entitlement')
    .where('team_id', '=', teamId)
    .where('file_key', '=', fileKey)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('goods_order as other')
            .select('other.order_id')
            .where('other.team_id', '=', teamId)
            .where('other.file_key', '=', fileKey)
            .where('other.state', '=', OrderState.PAID)
            .where('other.order_id', '<>', orderId),
        ),
      ),
    )
    .execute();
}
