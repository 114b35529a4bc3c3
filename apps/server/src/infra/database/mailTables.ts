import type { Language } from '@boardwalk/domain';
import type { ColumnType, Generated } from 'kysely';

/** How far an e-mail of the outbox is. */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'kept';

interface MailTable {
  mail_id: ColumnType<string, never, never>;
  user_id: string | null;
  address: string | null;
  kind: string;
  data: ColumnType<Record<string, unknown>, string, string>;
  language: Language;
  message_id: string;
  state: MailState;
  attempts: Generated<number>;
  /** Of the former version; null as soon as the mail has a job. */
  next_attempt_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  fault: string | null;
  created_at: Date;
  sent_at: Date | null;
}

interface MailPreferenceTable {
  user_id: string;
  reviews: boolean;
  comments: Generated<boolean>;
  sales: Generated<boolean>;
  notify_likes: Generated<boolean>;
  notify_copies: Generated<boolean>;
  notify_follows: Generated<boolean>;
  notify_comments: Generated<boolean>;
  updated_at: Date;
}

export interface MailTables {
  mail: MailTable;
  mail_preference: MailPreferenceTable;
}
