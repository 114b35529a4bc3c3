import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AccountCentreTables } from './accountTables.ts';
import type { ActivityTables } from './activityTables.ts';
import type { BlobTables } from './blobTables.ts';
import type { CollectionTables } from './collectionTables.ts';
import type { CommentTables } from './commentTables.ts';
import type { CommerceTables } from './commerceTables.ts';
import type { IntegrationTables } from './integrationTables.ts';
import type { MailTables } from './mailTables.ts';
import type { MembershipTables } from './membershipTables.ts';
import type { ModerationTables } from './moderationTables.ts';
import type { PeopleTables } from './peopleTables.ts';
import type { PublicationTables } from './publicationTables.ts';
import type { SiteTables } from './siteTables.ts';
import type { WorkspaceTables } from './workspaceTables.ts';

/**
 * Row types of every table, by hand from migrations/ (the tables' own comments say what a row means), a file for each
 * group of tables. bigint columns are strings, timestamps are Dates with millisecond precision, dates are 'yyyy-mm-dd'.
 */

/** Every table by name: the type parameter of Kysely. */
export interface Schema
  extends
    AccountCentreTables,
    ActivityTables,
    BlobTables,
    CollectionTables,
    CommentTables,
    CommerceTables,
    IntegrationTables,
    MailTables,
    MembershipTables,
    ModerationTables,
    PeopleTables,
    PublicationTables,
    SiteTables,
    WorkspaceTables {}

/** A row as read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
/** A row as inserted. */
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
/** The columns of a row that change. */
export type RowChange<Table extends keyof Schema> = Updateable<Schema[Table]>;
