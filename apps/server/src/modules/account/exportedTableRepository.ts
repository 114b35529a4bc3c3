import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { referencesTo } from './personalDataRepository.ts';

/** Columns that say whose a row is. Others name people who dealt with somebody else's: reviewers, moderators, sellers. */
const OWNING_COLUMNS = new Set([
  'user_id',
  'owner_id',
  'submitter_id',
  'blocker_id',
  'follower_id',
  'followee_id',
  'reporter_id',
]);
/** Never leaves the server: what proves an identity, which admin dealt with something, and what only the database reads. */
const WITHHELD = new Set([
  'password_hash',
  'secret_hash',
  'token_hash',
  'parent_hash',
  'code_hash',
  'code_hmac',
  'challenge_hash',
  'holder_hash',
  'state_hash',
  'code_verifier',
  'nonce',
  'token',
  'secret_seed',
  'previous_seed',
  'sealed_secret',
  'claimed_by',
  'settled_by',
  'reviewer_id',
  'search_vector',
]);

/** What of a table goes into an archive, and where. */
export interface ExportedTable {
  path: string;
  table: string;
  columns: readonly string[];
  /** Without parameters: a copy of rows takes none. */
  where: RawBuilder<SqlBool>;
}

/** Every table that holds rows of a person. */
export async function exportedTables(db: Queryable, userId: string): Promise<ExportedTable[]> {
  const references = (await referencesTo(db, 'user_account')).filter(({ column }) =>
    OWNING_COLUMNS.has(column),
  );
  const tables: ExportedTable[] = [];
  for (const { table, column } of [{ table: 'user_account', column: 'user_id' }, ...references]) {
    const isOnly = references.filter((reference) => reference.table === table).length <= 1;
    tables.push({
      path: isOnly ? `data/${table}.json` : `data/${table}.${column}.json`,
      table,
      columns: await exportedColumns(db, table),
      where: sql<SqlBool>`${sql.ref(column)} = ${sql.lit(userId)}`,
    });
  }
  // What became of the events of their webhooks: these rows refer to a person by their webhook alone.
  tables.push({
    path: 'data/webhook_delivery.json',
    table: 'webhook_delivery',
    columns: await exportedColumns(db, 'webhook_delivery'),
    where: sql<SqlBool>`webhook_id in (select webhook_id from webhook where user_id = ${sql.lit(userId)})`,
  });
  // Invitations for the address that they have proven, which go with the account; who made one is somebody else.
  const invitation = await exportedColumns(db, 'team_mail_invitation');
  tables.push({
    path: 'data/team_mail_invitation.json',
    table: 'team_mail_invitation',
    columns: invitation.filter((column) => column !== 'created_by'),
    where: sql<SqlBool>`email = (
      select email from user_account where user_id = ${sql.lit(userId)} and email_proven_at is not null)`,
  });
  return tables;
}

/** Columns of a table that may leave the server. */
async function exportedColumns(db: Queryable, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows.filter(({ name, type }) => !WITHHELD.has(name) && type !== 'bytea').map(({ name }) => name);
}
