import type { ReportReason } from '@boardwalk/domain';
import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { AccountCentreTables } from './accountTables.ts';
import type { CommerceTables } from './commerceTables.ts';
import type { MembershipTables } from './membershipTables.ts';
import type { MailPreferenceTable, MailTable } from './mailTables.ts';

/**
 * Row types of every table, by hand from migrations/ (the tables' own comments say what a row means).
 * bigint columns are strings, timestamps are Dates with millisecond precision, dates are 'yyyy-mm-dd'.
 */

/** A bigint the database numbers itself: never inserted. */
type Serial = ColumnType<string, never, never>;
/** A bigint: written as string or number, read as string. */
type BigInt64 = ColumnType<string, string | number | bigint, string | number | bigint>;
/** A column with a default that is always read as T. */
type Defaulted<T> = Generated<T>;
/** A jsonb column, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** Texts by language, e.g. `{"en-US": "Scenes"}`. */
export type TextsByLanguage = Partial<Record<string, string>>;

export interface UserAccountTable {
  user_id: string;
  email: string | null;
  mobile: string | null;
  password_hash: string | null;
  nick_name: string;
  kind: Defaulted<0 | 1 | 2>;
  e_id: Defaulted<number>;
  special_invite: Defaulted<boolean>;
  identification: string | null;
  avatar_url: string | null;
  language: string | null;
  onboarded_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deactivated_at: Date | null;
  deleted_at: Date | null;
}

export interface ProfileTable {
  user_id: string;
  profile_key: string;
  name: string;
  introduce: Defaulted<string>;
  profession: Defaulted<string>;
  sex: Defaulted<1 | 2 | 9>;
  career_id: number | null;
  industry_id: number | null;
  member: Defaulted<0 | 2>;
  influencer: Defaulted<0 | 1>;
  expert: Defaulted<0 | 1>;
  collections_public: Defaulted<boolean>;
  focus_num: Defaulted<number>;
  fans_num: Defaulted<number>;
  pub_files_num: Defaulted<number>;
  created_at: Date;
  updated_at: Date;
}

export interface SessionTable {
  session_id: string;
  secret_hash: string;
  user_id: string;
  user_agent: Defaulted<string>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  parent_hash: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface FollowTable {
  follower_id: string;
  followee_id: string;
  created_at: Date;
}

export interface TeamTable {
  team_id: Serial;
  name: string;
  type: 2 | 3 | 4 | 5;
  owner_id: string;
  created_at: Date;
  updated_at: Date;
}

export type TeamRole = 'owner' | 'manager' | 'editor' | 'viewer' | 'guest';

export interface TeamMemberTable {
  team_id: BigInt64;
  user_id: string;
  role: TeamRole;
  created_at: Date;
  staff_id: Serial;
  staff_name: string | null;
}

/** Roles a team gives: all but the owner's. */
export type GivenTeamRole = Exclude<TeamRole, 'owner'>;

export interface TeamInvitationTable {
  token: string;
  team_id: BigInt64;
  role: GivenTeamRole;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface TeamPictureTable {
  picture_id: Serial;
  team_id: BigInt64;
  hash: string;
  name: string;
  added_by: string;
  created_at: Date;
}

export interface ProjectTable {
  project_id: Serial;
  team_id: BigInt64;
  name: string;
  created_at: Date;
  updated_at: Date;
}

export interface FolderTable {
  folder_id: Serial;
  project_id: BigInt64;
  parent_id: ColumnType<string | null, string | null, string | null>;
  name: string;
  deep: Defaulted<number>;
  created_at: Date;
  updated_at: Date;
}

export type FileKind = 'board' | 'mindmap';

export interface FileTable {
  file_key: string;
  owner_id: string;
  team_id: BigInt64;
  project_id: BigInt64;
  folder_id: ColumnType<string | null, string | null | undefined, string | null>;
  name: string;
  kind: Defaulted<FileKind>;
  audit_status: Defaulted<-1 | 0 | 1 | 2 | 3>;
  thumbnail_hash: string | null;
  origin_file_key: string | null;
  origin_submission_id: ColumnType<string | null, string | null | undefined, string | null>;
  first_opened_at: Date | null;
  created_at: Date;
  updated_at: Date;
  trashed_at: Date | null;
  trashed_by: string | null;
  purged_at: Date | null;
}

export interface BoardStateTable {
  file_key: string;
  state: Uint8Array;
  last_update_id: ColumnType<string, string | number | undefined, string | number>;
  updated_at: Date;
}

export interface BoardUpdateTable {
  update_id: Serial;
  file_key: string;
  payload: Uint8Array;
  created_at: Date;
}

export interface ThumbnailJobTable {
  file_key: string;
  due_at: Date;
  attempts: Defaulted<number>;
}

export interface BlobTable {
  hash: string;
  mime: string;
  size: BigInt64;
  created_at: Date;
}

export interface ImageTable {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  created_at: Date;
}

export interface ImageVariantTable {
  image_hash: string;
  width: 360 | 720 | 1080;
  blob_hash: string;
}

export type BlobPurpose = 'cover' | 'thumbnail' | 'upload' | 'object';

export interface BlobUseTable {
  file_key: string;
  hash: string;
  purpose: BlobPurpose;
  created_at: Date;
}

export interface TagTable {
  tag_id: Generated<number>;
  parent_id: number | null;
  ttype: 1 | 2 | 3 | 4 | 5;
  slug: string | null;
  name: string;
  names: Json<TextsByLanguage>;
  name_key: string;
  sort_order: Defaulted<number>;
  is_open: Defaulted<boolean>;
  created_by: string | null;
  created_at: Date;
}

export interface TopicTable {
  topic_id: Generated<number>;
  slug: string | null;
  title: string;
  titles: Json<TextsByLanguage>;
  description: Defaulted<string>;
  descriptions: Json<TextsByLanguage>;
  cover_file_key: string | null;
  cover_hash: string | null;
  use_flag: Defaulted<0 | 1>;
  sort_order: Defaulted<number>;
  file_num: Defaulted<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
}

export interface BannerTable {
  banner_id: Generated<number>;
  slug: string | null;
  title: string;
  titles: Json<TextsByLanguage>;
  subtitle: Defaulted<string>;
  subtitles: Json<TextsByLanguage>;
  image_file_key: string | null;
  image_hash: string | null;
  theme: Defaulted<string>;
  link: Defaulted<string>;
  links: Json<TextsByLanguage>;
  effect: Defaulted<number>;
  use_flag: Defaulted<0 | 1>;
  sort_order: Defaulted<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Date;
}

export interface SubmissionTable {
  submission_id: Serial;
  file_key: string;
  version: number;
  submitter_id: string;
  name: string;
  description: string;
  fee_type: 1 | 2 | 3;
  unit_price: number | null;
  language: string;
  tag_ids: number[];
  topic_ids: number[];
  cover_hash: string;
  object_hash: string;
  status: Defaulted<0 | 1 | 2 | 3>;
  due_at: Date;
  reviewer_id: string | null;
  reason: string | null;
  decided_at: Date | null;
  created_at: Date;
}

/** One thing a moderator edited: values as text, null when there was or is none. */
export interface ModerationChange {
  field: string;
  from: string | null;
  to: string | null;
}

export interface ModerationLogTable {
  log_id: Serial;
  moderator_id: string;
  deed: string;
  subject_type: string;
  subject_id: string;
  file_key: string | null;
  reason: string | null;
  changes: Json<ModerationChange[]>;
  created_at: Date;
}

export interface PublicationTable {
  file_key: string;
  submission_id: BigInt64;
  is_live: boolean;
  owner_id: string;
  kind: FileKind;
  name: string;
  description: string;
  cover_hash: string;
  object_hash: string;
  fee_type: 1 | 2 | 3;
  unit_price: number | null;
  language: string;
  tag_ids: number[];
  tag_path_ids: number[];
  topic_ids: number[];
  is_hot: Defaulted<boolean>;
  is_selected: Defaulted<boolean>;
  view_num: Defaulted<number>;
  praise_num: Defaulted<number>;
  collect_num: Defaulted<number>;
  copy_num: Defaulted<number>;
  use_num: Defaulted<number>;
  hot_score: Defaulted<number>;
  created_at: Date;
  updated_at: Date;
  pub_time: Date;
  /** Written with `sql` as a tsvector; read only inside conditions. */
  search_vector: ColumnType<string, string | undefined, string>;
  name_key: Defaulted<string>;
}

/** Sort columns repeated beside a link; triggers write these tables, code only reads them. */
interface SortColumns {
  hot_score: ColumnType<number, never, never>;
  collect_num: ColumnType<number, never, never>;
  use_num: ColumnType<number, never, never>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, never>;
  pub_time: ColumnType<Date, never, never>;
}

export interface PublicationTagTable extends SortColumns {
  tag_id: ColumnType<number, never, never>;
  file_key: ColumnType<string, never, never>;
  is_chosen: ColumnType<boolean, never, never>;
}

export interface PublicationTopicTable extends SortColumns {
  topic_id: ColumnType<number, never, never>;
  file_key: ColumnType<string, never, never>;
}

export interface PublishCountTable {
  user_id: string;
  day: string;
  count: number;
}

export interface PraiseTable {
  user_id: string;
  file_key: string;
  created_at: Date;
}

export interface CollectTable {
  user_id: string;
  file_key: string;
  created_at: Date;
}

export interface FileEntitlementTable {
  user_id: string;
  file_key: string;
  source: 'purchase' | 'grant';
  created_at: Date;
}

export interface CopyEventTable {
  copy_file_key: string;
  source_file_key: string;
  submission_id: BigInt64;
  user_id: string;
  created_at: Date;
}

export interface UseEventTable {
  copy_file_key: string;
  source_file_key: string;
  user_id: string;
  created_at: Date;
}

export interface ViewEventTable {
  file_key: string;
  hour: Date;
  viewer: string;
}

export interface FootprintTable {
  user_id: string;
  file_key: string;
  seen_at: Date;
}

export interface SearchRecordTable {
  search_record_id: Serial;
  user_id: string;
  search_term: string;
  term_key: string;
  searched_at: Date;
}

export interface SearchTermTable {
  day: string;
  language: string;
  term_key: string;
  search_term: string;
  count: number;
  viewers: number;
}

export interface SearchEventTable {
  day: string;
  language: string;
  term_key: string;
  viewer: string;
  hour: Date;
}

export interface ShareLinkTable {
  share_link_id: Serial;
  file_key: string;
  token: string;
  role: 'viewer' | 'editor';
  password_hash: string | null;
  created_by: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export interface FileVisitorTable {
  file_key: string;
  user_id: string;
  share_link_id: BigInt64;
  role: 'viewer' | 'editor';
  joined_at: Date;
  removed_at: Date | null;
}

export interface BoardVersionTable {
  version_id: Serial;
  file_key: string;
  object_hash: string;
  element_count: number;
  kind: 'automatic' | 'named' | 'restored';
  name: string | null;
  author_id: string | null;
  restored_from: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
}

export interface VersionJobTable {
  file_key: string;
  due_at: Date;
  editor_id: string | null;
}

export interface OutsourceUseTable {
  team_id: BigInt64;
  file_key: string;
  recorded_by: string;
  created_at: Date;
}

export interface InboxMessageTable {
  message_id: Serial;
  user_id: string;
  msg_type: 'AuditAgree' | 'AuditDisagree';
  content_type: Defaulted<'json'>;
  content: string;
  created_at: Date;
  read_at: Date | null;
}

export interface IdempotencyTable {
  user_id: string;
  operation: string;
  key: string;
  answer: ColumnType<unknown, string, string>;
  created_at: Date;
}

export interface ReportCaseTable {
  case_id: Serial;
  file_key: string;
  state: Defaulted<'open' | 'upheld' | 'dismissed'>;
  report_num: Defaulted<number>;
  opened_at: Date;
  last_report_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface ReportTable {
  report_id: Serial;
  case_id: BigInt64;
  reporter_id: string | null;
  reporter_key: string;
  product: 'board';
  source: 'community';
  report_type: ReportReason;
  report_desc: string;
  created_at: Date;
}

export interface FeedbackTable {
  feedback_id: Serial;
  user_id: string;
  platform: 'web';
  career_id: number;
  industry_id: number;
  description: string;
  created_at: Date;
}

export interface AttachmentTable {
  attachment_key: string;
  purpose: 'report' | 'feedback';
  uploader: string;
  blob_hash: string;
  width: number;
  height: number;
  report_id: ColumnType<string | null, string | null | undefined, string | null>;
  feedback_id: ColumnType<string | null, string | null | undefined, string | null>;
  position: number | null;
  created_at: Date;
}

export interface ClientLogTable {
  log_id: Serial;
  level: 'info' | 'warn' | 'error';
  message: string;
  page: string;
  release: string;
  logged_at: Date;
  received_at: Date;
}

/** Every table by name: the type parameter of Kysely. */
export interface Schema extends AccountCentreTables, CommerceTables, MembershipTables {
  user_account: UserAccountTable;
  profile: ProfileTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  follow: FollowTable;
  team: TeamTable;
  team_member: TeamMemberTable;
  team_invitation: TeamInvitationTable;
  team_picture: TeamPictureTable;
  project: ProjectTable;
  folder: FolderTable;
  file: FileTable;
  board_state: BoardStateTable;
  board_update: BoardUpdateTable;
  thumbnail_job: ThumbnailJobTable;
  blob: BlobTable;
  image: ImageTable;
  image_variant: ImageVariantTable;
  blob_use: BlobUseTable;
  tag: TagTable;
  topic: TopicTable;
  banner: BannerTable;
  submission: SubmissionTable;
  moderation_log: ModerationLogTable;
  report_case: ReportCaseTable;
  report: ReportTable;
  feedback: FeedbackTable;
  attachment: AttachmentTable;
  client_log: ClientLogTable;
  publication: PublicationTable;
  publication_tag: PublicationTagTable;
  publication_topic: PublicationTopicTable;
  publish_count: PublishCountTable;
  praise: PraiseTable;
  collect: CollectTable;
  file_entitlement: FileEntitlementTable;
  copy_event: CopyEventTable;
  use_event: UseEventTable;
  view_event: ViewEventTable;
  footprint: FootprintTable;
  search_record: SearchRecordTable;
  search_term: SearchTermTable;
  search_event: SearchEventTable;
  inbox_message: InboxMessageTable;
  share_link: ShareLinkTable;
  file_visitor: FileVisitorTable;
  board_version: BoardVersionTable;
  version_job: VersionJobTable;
  outsource_use: OutsourceUseTable;
  idempotency: IdempotencyTable;
  mail: MailTable;
  mail_preference: MailPreferenceTable;
}

/** A row as read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
/** A row as inserted. */
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
/** The columns of a row that change. */
export type RowChange<Table extends keyof Schema> = Updateable<Schema[Table]>;
