import type { PasskeyEventKind, ProviderEventKind, SecondStepEventKind } from '@boardwalk/api-client';
import type { BoardNoticeType, NoticeGroup, NoticeType } from '@boardwalk/domain';
import type { MailLinkPurpose } from '../../infra/database/accountTables.ts';

/** What an e-mail is about. */
export const MailKind = {
  ADDRESS_PROOF: 'addressProof',
  PASSWORD_RESET: 'passwordReset',
  REVIEW_PASSED: 'reviewPassed',
  REVIEW_NOT_PASSED: 'reviewNotPassed',
  TAKEN_DOWN: 'takenDown',
  TAGS_CORRECTED: 'tagsCorrected',
  FEEDBACK_ANSWERED: 'feedbackAnswered',
  WORK_SOLD: 'workSold',
  ORDER_RECEIPT: 'orderReceipt',
  REFUND: 'refund',
  PAYOUT_ASKED: 'payoutAsked',
  PAYOUT_PAID: 'payoutPaid',
  PAYOUT_REFUSED: 'payoutRefused',
  PASSWORD_CHANGED: 'passwordChanged',
  EMAIL_CHANGED: 'emailChanged',
  SERVICE_TOKEN_CREATED: 'serviceTokenCreated',
  SECOND_STEP: 'secondStep',
  PASSKEY: 'passkey',
  PROVIDER: 'provider',
  EXPORT_READY: 'exportReady',
  COMMENT_NOTICE: 'commentNotice',
  BOARD_COMMENT_NOTICE: 'boardCommentNotice',
  WEBHOOK_CREATED: 'webhookCreated',
  WEBHOOK_MOVED: 'webhookMoved',
  WEBHOOK_DISABLED: 'webhookDisabled',
  ACCOUNT_DELETED: 'accountDeleted',
} as const;
export type MailKind = (typeof MailKind)[keyof typeof MailKind];

/** An amount: a whole number of thousandths of a currency (ISO 4217). */
export interface MailMoney {
  amount: number;
  currency: string;
}

/** What the text of each kind needs. Times are ISO 8601. */
export interface MailData {
  /** To the address that is to be proven, by a link made of the id. */
  addressProof: { linkId: string; expiresAt: string };
  passwordReset: { linkId: string; expiresAt: string };
  reviewPassed: { name: string; fileKey: string };
  reviewNotPassed: { name: string; fileKey: string; reason: string };
  takenDown: { name: string; fileKey: string; reason: string };
  /** `reason`: absent when the moderator gave none. */
  tagsCorrected: { name: string; fileKey: string; reason?: string };
  /** `feedback`: the beginning of what was answered. */
  feedbackAnswered: { answer: string; feedback: string };
  /** `income`: what its creator gets. It does not say who bought. */
  workSold: { name: string; income: MailMoney };
  orderReceipt: { orderId: string; items: readonly string[]; total: MailMoney; paidAt: string };
  refund: { orderId: string; amount: MailMoney };
  payoutAsked: { amount: MailMoney; at: string };
  payoutPaid: { amount: MailMoney; reference: string };
  payoutRefused: { amount: MailMoney; reason: string };
  /** `otherWays`: passkeys and providers that sign in without it, by their names. Mails written before this had none. */
  passwordChanged: { at: string; otherWays?: readonly string[] };
  /** To the former address. */
  emailChanged: { at: string };
  serviceTokenCreated: { name: string; at: string; expiresAt: string };
  secondStep: { change: SecondStepEventKind; at: string };
  /** `name`: what its owner calls it. */
  passkey: { change: PasskeyEventKind; name: string; at: string };
  /** `name`: what the provider is called. */
  provider: { change: ProviderEventKind; name: string; at: string };
  exportReady: { expiresAt: string };
  /** A comment on the addressee's work, a reply to their comment, or one that mentions them. It names nobody. */
  commentNotice: { about: NoticeType; fileKey: string; commentId: string };
  /** A comment on a board: on the addressee's, in a thread of theirs, or one that mentions them. It names nobody. */
  boardCommentNotice: { about: BoardNoticeType; fileKey: string; commentId: string };
  webhookCreated: { host: string; at: string };
  /** `host`: of its new address. */
  webhookMoved: { host: string; at: string };
  /** `since`: when the first attempt failed. */
  webhookDisabled: { host: string; since: string };
  accountDeleted: Record<string, never>;
}

/** A mail before it is written down: kind and data belong together. */
export type MailMessage = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind];

/**
 * Kinds that go to an address the account has left. Given up, they have no address any more, and the present one is not
 * for them: they cannot be repeated.
 */
export const TO_FORMER_ADDRESS: readonly MailKind[] = [MailKind.EMAIL_CHANGED];

/**
 * Kinds that carry a link which works once and for a while, with what it is for. They are not repeated later: people ask
 * for another one.
 */
export const LINK_OF: Readonly<Partial<Record<MailKind, MailLinkPurpose>>> = {
  addressProof: 'prove',
  passwordReset: 'reset',
};

/** The only kinds that go to an address nobody has proven yet. */
export const TO_UNPROVEN: ReadonlySet<MailKind> = new Set([MailKind.ADDRESS_PROOF]);

/** What people can switch off. */
export const MAIL_GROUPS = ['reviews', 'comments', 'sales'] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** Everything people can switch off: mails, and notices in the inbox. */
export type Preference = MailGroup | NoticeGroup;

/**
 * The group a kind belongs to; kinds without one are always sent: they concern the account's safety or money that somebody moves, or answer
 * what they sent.
 */
export const GROUP_OF: Readonly<Partial<Record<MailKind, MailGroup>>> = {
  reviewPassed: 'reviews',
  reviewNotPassed: 'reviews',
  takenDown: 'reviews',
  tagsCorrected: 'reviews',
  workSold: 'sales',
  commentNotice: 'comments',
  boardCommentNotice: 'comments',
};

/**
 * Kinds that are not kept for the operator when no mail server is set: of a deleted account nothing personal may
 * stay behind, its address included.
 */
export const NEVER_KEPT: ReadonlySet<MailKind> = new Set([MailKind.ACCOUNT_DELETED]);
