import type { PasskeyEventKind, ProviderEventKind, SecondStepEventKind } from '@boardwalk/api-client';
import type { Language } from '@boardwalk/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Serial } from './columnTypes.ts';

/** Row types of avatars, codes of the account frame, exports, mailed links, second steps and passkeys; see schema.ts. */

export interface AvatarTable {
  user_id: string;
  created_at: Date;
}

export interface AvatarVariantTable {
  user_id: string;
  width: 64 | 128 | 360;
  blob_hash: string;
}

export interface FrameTokenTable {
  code_hash: string;
  session_id: string;
  expires_at: Date;
}

export interface AccountExportTable {
  export_id: Serial;
  user_id: string;
  state: 'pending' | 'ready' | 'failed' | 'expired';
  /** Of servers of the former version. */
  attempts: Generated<number>;
  /** Of servers of the former version; null as soon as the export has a job. */
  due_at: Date | null;
  blob_hash: string | null;
  size: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

/** What a mailed link is for. */
export type MailLinkPurpose = 'prove' | 'reset';

export interface MailLinkTable {
  token_hash: string;
  user_id: string;
  purpose: MailLinkPurpose;
  address: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface PasswordResetRequestTable {
  request_id: Serial;
  address: string;
  language: Language | null;
  requested_at: Date;
}

export interface SecondStepTable {
  user_id: string;
  sealed_secret: string;
  last_period: ColumnType<string | null, number | null | undefined, number | null>;
  created_at: Date;
  on_since: Date | null;
}

export interface SecondStepReleaseTable {
  user_id: string;
  session_id: string | null;
  expires_at: Date;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hmac: string;
  used_at: Date | null;
}

export interface SecondStepEventTable {
  event_id: Serial;
  user_id: string;
  kind: SecondStepEventKind;
  at: Date;
}

export interface PasskeyTable {
  passkey_id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  is_synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyQuestionTable {
  challenge_hash: string;
  holder_hash: string;
  purpose: 'add' | 'sign-in';
  user_id: string | null;
  expires_at: Date;
}

export interface PasskeyEventTable {
  event_id: Serial;
  user_id: string;
  kind: PasskeyEventKind;
  name: string;
  at: Date;
}

export interface AccountIdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  provider_id: string;
  label: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface IdentityQuestionTable {
  state_hash: string;
  holder_hash: string;
  purpose: 'link' | 'sign-in';
  provider_id: string;
  user_id: string | null;
  invitation: string | null;
  code_verifier: string;
  nonce: string;
  expires_at: Date;
}

export interface IdentityEventTable {
  event_id: Serial;
  user_id: string;
  kind: ProviderEventKind;
  name: string;
  at: Date;
}

/** The tables of the account centre by name. */
export interface AccountCentreTables {
  avatar: AvatarTable;
  avatar_variant: AvatarVariantTable;
  frame_token: FrameTokenTable;
  account_export: AccountExportTable;
  mail_link: MailLinkTable;
  password_reset_request: PasswordResetRequestTable;
  second_step: SecondStepTable;
  second_step_release: SecondStepReleaseTable;
  recovery_code: RecoveryCodeTable;
  second_step_event: SecondStepEventTable;
  passkey: PasskeyTable;
  passkey_question: PasskeyQuestionTable;
  passkey_event: PasskeyEventTable;
  account_identity: AccountIdentityTable;
  identity_question: IdentityQuestionTable;
  identity_event: IdentityEventTable;
}
