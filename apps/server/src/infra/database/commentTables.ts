import type { BigInt64, Defaulted, Serial } from './columnTypes.ts';

/** Row types of comments on works and on boards; see schema.ts. */

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
  notified_num: Defaulted<number>;
}

export interface CommentMentionTable {
  comment_id: BigInt64;
  user_id: string;
}

export interface BoardCommentTable {
  comment_id: Serial;
  file_key: string;
  parent_id: BigInt64 | null;
  user_id: string | null;
  text: string;
  x: number | null;
  y: number | null;
  element_id: string | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  notified_num: Defaulted<number>;
}

export interface BoardCommentReadTable {
  thread_id: BigInt64;
  user_id: string;
  read_to: BigInt64;
}

export interface BoardTimerTable {
  file_key: string;
  length_ms: number;
  ends_at: Date | null;
  left_ms: number | null;
}

export interface BoardVoteTable {
  vote_id: Serial;
  file_key: string;
  question: string;
  dots: number;
  element_ids: string[] | null;
  started_by: string | null;
  started_at: Date;
  ended_at: Date | null;
  voter_num: Defaulted<number>;
}

export interface BoardVoteDotTable {
  vote_id: BigInt64;
  user_id: string;
  element_id: string;
  dots: number;
}

export interface BoardVoteResultTable {
  vote_id: BigInt64;
  element_id: string;
  dots: number;
}

export interface CommentTables {
  board_comment: BoardCommentTable;
  board_comment_mention: CommentMentionTable;
  board_comment_read: BoardCommentReadTable;
  board_timer: BoardTimerTable;
  board_vote: BoardVoteTable;
  board_vote_dot: BoardVoteDotTable;
  board_vote_result: BoardVoteResultTable;
  work_comment: WorkCommentTable;
  comment_mention: CommentMentionTable;
}
