import type { Queryable } from '../../infra/database/database.ts';

/** The nickname of an account; undefined when there is none. */
export async function findNickName(db: Queryable, userId: string): Promise<string | undefined> {
  return (await nickName(db, userId).executeTakeFirst())?.nick_name;
}

/** The same, locked until the transaction ends. */
export async function lockNickName(trx: Queryable, userId: string): Promise<string | undefined> {
  return (await nickName(trx, userId).forNoKeyUpdate().executeTakeFirst())?.nick_name;
}

function nickName(db: Queryable, userId: string) {
  return db.selectFrom('user_account').select('nick_name').where('user_id', '=', userId);
}
