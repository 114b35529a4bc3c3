import type { ApiFailureRecord, ErrorName } from '@boardwalk/api-client';
import { errorNameOf, isFailure } from '@boardwalk/app-shell/failures';
import type { IntlShape } from 'react-intl';
import { errorMessages as words } from './messages.ts';

type Words = (typeof words)[keyof typeof words];

/**
 * What to say about each error of the contract. Errors no call of the console can meet read as unknown; the record
 * is exhaustive, so that a new error does not typecheck until somebody has decided.
 */
const MESSAGES: Record<ErrorName, Words> = {
  bad_input: words.badInput,
  not_signed_in: words.signedOut,
  token_expired: words.signedOut,
  session_ended: words.signedOut,
  refresh_token_reused: words.signedOut,
  forbidden: words.forbidden,
  not_owner: words.forbidden,
  not_member: words.forbidden,
  not_editor: words.forbidden,
  privilege_missing: words.forbidden,
  not_found: words.gone,
  member_not_found: words.gone,
  invitation_not_found: words.gone,
  invitation_expired: words.gone,
  invitation_revoked: words.gone,
  file_not_found: words.gone,
  team_not_found: words.gone,
  project_not_found: words.gone,
  folder_not_found: words.gone,
  cmt_open_file_error: words.unknown,
  file_limit_reached: words.unknown,
  collaborator_limit_reached: words.unknown,
  sharing_not_allowed: words.forbidden,
  outsourcing_not_allowed: words.forbidden,
  share_link_not_found: words.gone,
  share_link_ended: words.gone,
  share_password_required: words.forbidden,
  wrong_share_password: words.forbidden,
  share_link_limit_reached: words.unknown,
  visitor_not_found: words.gone,
  visitor_removed: words.forbidden,
  version_not_found: words.gone,
  version_limit_reached: words.unknown,
  scope_missing: words.forbidden,
  service_token_not_found: words.gone,
  service_token_limit_reached: words.unknown,
  webhook_not_found: words.unknown,
  webhook_delivery_not_found: words.unknown,
  comment_not_found: words.gone,
  thread_full: words.unknown,
  webhook_limit_reached: words.unknown,
  no_storage_location: words.unknown,
  too_many_requests: words.tooMany,
  unavailable: words.unavailable,
  internal_error: words.unknown,
  too_large: words.unknown,
  unsupported_type: words.unknown,
  address_too_long: words.unknown,
  headers_too_large: words.unknown,
  request_timeout: words.unknown,
  account_exists: words.unknown,
  admins_only: words.forbidden,
  already_decided: words.decided,
  review_claimed: words.claimed,
  already_in_review: words.unknown,
  already_reported: words.unknown,
  wechat_not_configured: words.unknown,
  own_work: words.ownWork,
  case_decided: words.decided,
  report_case_not_found: words.gone,
  attachment_not_found: words.unknown,
  goods_not_found: words.unknown,
  goods_not_sold: words.unknown,
  already_owned: words.unknown,
  own_work_not_sold: words.unknown,
  purchases_not_offered: words.unknown,
  order_not_found: words.gone,
  order_not_open: words.unknown,
  order_not_refundable: words.notRefundable,
  goods_exist: words.unknown,
  payment_unavailable: words.unknown,
  callback_not_authentic: words.unknown,
  payment_provider_not_found: words.unknown,
  cannot_follow_self: words.unknown,
  daily_publish_limit: words.unknown,
  idempotency_key_reused: words.unknown,
  image_not_accepted: words.pictureRefused,
  image_not_found: words.unknown,
  image_too_large: words.pictureTooLarge,
  membership_required: words.unknown,
  message_not_found: words.unknown,
  not_addressee: words.unknown,
  not_published: words.notPublic,
  onboarding_answered: words.unknown,
  insufficient_points: words.unknown,
  plan_without_end: words.unknown,
  own_submission: words.ownWork,
  payment_required: words.unknown,
  prefetch_refused: words.unknown,
  profile_not_found: words.unknown,
  search_record_not_found: words.unknown,
  submission_not_found: words.gone,
  taxonomy_not_allowed: words.unknown,
  team_exists: words.unknown,
  personal_team: words.unknown,
  owner_stays: words.unknown,
  team_has_foreign_boards: words.unknown,
  last_project: words.unknown,
  folder_too_deep: words.unknown,
  folder_cycle: words.unknown,
  place_full: words.unknown,
  storage_full: words.unknown,
  topic_not_found: words.gone,
  collection_not_found: words.gone,
  collection_limit_reached: words.unknown,
  collection_full: words.unknown,
  user_not_found: words.gone,
  mail_not_found: words.gone,
  mail_not_repeatable: words.mailSent,
  mail_server_not_set: words.noMailServer,
  super_admins_only: words.superOnly,
  wrong_password: words.forbidden,
  sign_in_name_needed: words.unknown,
  session_not_found: words.gone,
  frame_code_invalid: words.unknown,
  export_not_found: words.gone,
  owns_teams: words.unknown,
  link_used: words.gone,
  link_expired: words.gone,
  nothing_to_prove: words.unknown,
  own_account: words.ownAccount,
  tag_not_found: words.gone,
  tag_has_children: words.hasChildren,
  banner_not_found: words.gone,
  wrong_credentials: words.unknown,
};

/**
 * What to say about a failed call, in the page's language. Chosen by the code of the contract; texts of the server
 * are never shown.
 *
 * @param failure error of an RTK Query hook or mutation; anything else reads as unknown
 */
export function failureText(intl: IntlShape, failure: unknown): string {
  return intl.formatMessage(isFailure(failure) ? messageOf(failure) : words.unknown);
}

function messageOf(failure: ApiFailureRecord): Words {
  const { kind } = failure;
  if (kind === 'network' || kind === 'timeout') return words.network;
  if (kind === 'sign_in_required') return words.signedOut;
  const name = errorNameOf(failure);
  return name === undefined ? words.unknown : MESSAGES[name];
}
