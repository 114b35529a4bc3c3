import { sql, type Kysely } from 'kysely';

/**
 * An account may do with a wanted address alone: while that is one which another account has not proven, and after its own
 * unproven address was proven by somebody else. Its sessions go on. The next migration looks at the accounts that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_account
      drop constraint user_account_sign_in_name,
      add constraint user_account_sign_in_name check (
        email is not null or mobile is not null or pending_email is not null or deleted_at is not null
      ) not valid`.execute(db);
}
