import type { BigInt64, Serial } from './columnTypes.ts';

/** Row types of comments on works; see schema.ts. */

export interface WorkCommentTable {
  comment_id: Serial;
  file_key: string;
  parent_id: BigInt64 | null;
  user_id: string | null;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  hidden_at: Date | null;
  removed_at: Date | null;
  deleted_at: Date | null;
}

export interface CommentMentionTable {
  comment_id: BigInt64;
  user_id: string;
}

export interface CommentTables {
  work_comment: WorkCommentTable;
  comment_mention: CommentMentionTable;
}
