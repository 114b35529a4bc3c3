import type { FeedbackState, ReportReason } from '@boardwalk/domain';
import type { BigInt64, Defaulted, Json, Serial } from './columnTypes.ts';

/** Row types of reports, feedback and what moderators do; see schema.ts. */

/** One thing a moderator edited: values as text, null when there was or is none. */
export interface ModerationChange {
  field: string;
  from: string | null;
  to: string | null;
}

export interface ModerationLogTable {
  log_id: Serial;
  moderator_id: string;
  action: string;
  subject_type: string;
  subject_id: string;
  file_key: string | null;
  reason: string | null;
  changes: Json<ModerationChange[]>;
  created_at: Date;
}

export interface ReportCaseTable {
  case_id: Serial;
  file_key: string | null;
  comment_id: Defaulted<string | null>;
  reported_user_id: Defaulted<string | null>;
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
  state: Defaulted<FeedbackState>;
  answer: Defaulted<string | null>;
  settled_at: Defaulted<Date | null>;
  settled_by: Defaulted<string | null>;
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

export interface ForgottenNameTable {
  fingerprint: string;
  lead: string;
  units: number;
  forgotten_at: Date;
}

export interface ModerationTables {
  moderation_log: ModerationLogTable;
  report_case: ReportCaseTable;
  report: ReportTable;
  feedback: FeedbackTable;
  client_log: ClientLogTable;
  forgotten_name: ForgottenNameTable;
}
