import type { GivenTeamRole, ShareRole, TeamRole } from '@boardwalk/domain';
import type { ColumnType } from 'kysely';
import type { BigInt64, Defaulted, Serial } from './columnTypes.ts';

/** Row types of teams, their files, links and versions; see schema.ts. */

export interface TeamTable {
  team_id: Serial;
  name: string;
  type: 2 | 3 | 4 | 5;
  owner_id: string;
  /** Hash of the widest square of its picture. */
  avatar_hash: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface TeamAvatarTable {
  team_id: BigInt64;
  width: 64 | 128 | 360;
  blob_hash: string;
}

export interface TeamMemberTable {
  team_id: BigInt64;
  user_id: string;
  role: TeamRole;
  created_at: Date;
  staff_id: Serial;
  staff_name: string | null;
}

export interface TeamInvitationTable {
  token: string;
  team_id: BigInt64;
  role: GivenTeamRole;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

export interface TeamMailInvitationTable {
  invitation_id: Serial;
  token: string;
  team_id: BigInt64;
  /** Normalised, as addresses of accounts are. */
  email: string;
  role: GivenTeamRole;
  created_by: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  accepted_at: Date | null;
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
  board_epoch: Defaulted<number>;
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
  weighed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface BoardUpdateTable {
  update_id: Serial;
  file_key: string;
  payload: Uint8Array;
  created_at: Date;
}

export interface BoardFaultTable {
  file_key: string;
  attempts: Defaulted<number>;
  reason: 'unreadable' | 'too_large' | 'crashed' | 'refused' | null;
  quarantined_at: Date | null;
}

export interface ThumbnailJobTable {
  file_key: string;
  due_at: Date;
  attempts: Defaulted<number>;
}

export interface ShareLinkTable {
  share_link_id: Serial;
  file_key: string;
  token: string;
  role: ShareRole;
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
  role: ShareRole;
  joined_at: Date;
  removed_at: Date | null;
}

export interface FileStarTable {
  user_id: string;
  file_key: string;
  starred_at: Date;
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

export interface ItemChangeTable {
  change_id: Serial;
  user_id: string;
  team_id: BigInt64;
  before: ColumnType<unknown, string, never>;
  created_at: Date;
  undone_at: Defaulted<Date | null>;
}

export interface WorkspaceTables {
  team: TeamTable;
  team_avatar: TeamAvatarTable;
  team_member: TeamMemberTable;
  team_invitation: TeamInvitationTable;
  team_mail_invitation: TeamMailInvitationTable;
  team_picture: TeamPictureTable;
  project: ProjectTable;
  folder: FolderTable;
  file: FileTable;
  board_state: BoardStateTable;
  board_update: BoardUpdateTable;
  board_fault: BoardFaultTable;
  thumbnail_job: ThumbnailJobTable;
  share_link: ShareLinkTable;
  file_visitor: FileVisitorTable;
  file_star: FileStarTable;
  board_version: BoardVersionTable;
  version_job: VersionJobTable;
  item_change: ItemChangeTable;
}
