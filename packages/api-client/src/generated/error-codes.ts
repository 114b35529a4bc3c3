/** Errors of the contract. Generated from openapi/shared/errors.yaml, never edited: run `pnpm generate`. */

/** Number of each error. */
export const ERROR_CODES = {
  /** The request does not fit the contract or a rule of the domain. `data.fields` names every refused field. */
  bad_input: 1000,
  /** No access token came with the call, or one that cannot be read. */
  not_signed_in: 1001,
  /** The client exchanges its refresh token and repeats the call once. */
  token_expired: 1002,
  /** The caller is known but may not do this; more specific errors follow below. */
  forbidden: 1003,
  /** No operation has this path. */
  not_found: 1004,
  /** The body is larger than any operation accepts. */
  too_large: 1005,
  /** The body has a content type the operation does not know, or is packed (`Content-Encoding`). */
  unsupported_type: 1006,
  /** A rate limit was reached. `data.retry_after` and the header `Retry-After` give the seconds to wait. */
  too_many_requests: 1007,
  /** An internal server error. The log has the request id of the answer. */
  internal_error: 1008,
  /** The server is starting, stopping or has lost its database. */
  unavailable: 1009,
  /** A part of the address has more than 512 characters, or the address and the headers more than 16 KB. */
  address_too_long: 1010,
  /** The headers of the request have more than 16 KB, cookies included. */
  headers_too_large: 1011,
  /** The headers or the body took longer than a minute to arrive. The same call may succeed later. */
  request_timeout: 1012,
  /** The answer does not say which of the two is wrong. */
  wrong_credentials: 1101,
  /** Another account has this e-mail address or mobile number. */
  account_exists: 1102,
  /** There is no session cookie, or its session was ended or has expired. */
  session_ended: 1103,
  /** A refresh token was used again after its grace; the whole session was ended, since it may have been stolen. */
  refresh_token_reused: 1104,
  /** The password asked again of a signed-in caller is wrong. */
  wrong_password: 1105,
  /** The last sign-in name cannot be removed. */
  sign_in_name_needed: 1106,
  /** The caller has no running session of this id. */
  session_not_found: 1107,
  /** A code of the account frame is unknown, was used or is older than 60 seconds, or its session has ended. */
  frame_code_invalid: 1108,
  /** The caller has no export of this id whose archive is there. */
  export_not_found: 1109,
  /** The caller owns teams with other members. `data.teams` holds their `id` and `name`. */
  owns_teams: 1110,
  /** A mailed link works once, and this one was used, or another one of its kind since. */
  link_used: 1111,
  /** A mailed link is unknown or too old, or the account has changed since it was sent. */
  link_expired: 1112,
  /** The caller's e-mail address is verified already, or there is none. */
  nothing_to_prove: 1113,
  /** The password is right, and the account asks for a code as well: `data.challenge` goes to finishSignIn with the code, within `data.valid` seconds. `data.passkey` says whether a passkey of the account can take its place. */
  second_step_needed: 1114,
  /** The first step of signing in is unknown, was used or is older than five minutes, or the password or the second step has changed since. */
  challenge_expired: 1115,
  /** It has to be turned off before it is set up again. */
  second_step_on: 1116,
  /** The caller's account asks for no second step. */
  second_step_off: 1117,
  /** There is no secret that waits for its first code, or it was made more than 15 minutes ago. */
  second_step_not_begun: 1118,
  /** The code is not the one of the authenticator at this time, or it was used already; a recovery code is unknown or was used. */
  wrong_code: 1119,
  /** Passkeys take a site with a name and https; or localhost, to try them. */
  passkeys_not_offered: 1120,
  /** `data` holds `limit` and `current`. */
  passkey_limit_reached: 1121,
  /** The authenticator has a passkey of this account, or the passkey belongs to another account. */
  passkey_exists: 1122,
  /** The passkey is unknown or was removed, its answer is not for this site and question, or its counter went back. */
  passkey_refused: 1123,
  /** The caller has no passkey with this id. */
  passkey_not_found: 1124,
  /** The operator has set up no provider with this id, or the caller has not linked it. */
  provider_not_found: 1125,
  /** Nothing was changed; beginning again may succeed later. */
  provider_unavailable: 1126,
  /** The person has cancelled, or what the provider has sent is not for this site and question. */
  provider_refused: 1127,
  /** A new account takes an e-mail address that the provider has confirmed as theirs. */
  provider_address_needed: 1128,
  /** The account has an identity of this provider. Unlink it first. */
  provider_linked: 1129,
  /** Another account of this site is linked to the identity that the provider has confirmed. */
  identity_taken: 1130,
  /** The operator of the site has closed the sign-up. */
  sign_up_closed: 1140,
  /** No invitation to a team came with the sign-up, or one that does not work (any more). */
  invitation_needed: 1141,
  /** The first admin is made once; further ones are made in the console or by `create-admin`. */
  setup_done: 1142,
  /** The code is unknown, was used, or is older than 24 hours. `setup-code` prints another one. */
  wrong_setup_code: 1143,
  /** Only the owner may do this. */
  not_owner: 1201,
  /** Scenes, roles, industries, chart types and topics are for admins and invited users. */
  taxonomy_not_allowed: 1202,
  /** A submission of this file waits for its review. */
  already_in_review: 1203,
  /** Only a public work can be withdrawn or taken down, and only one that has passed review be withdrawn. */
  not_published: 1204,
  /** `data.field` names the file and `data.rule` says why: `type` (by its signature it is no accepted image), `format` (it is broken) or `max_pixels`, where `data.limit` is the most pixels of a picture of this kind. A baseline JPEG may have 40 megapixels, a progressive one 12 (6 with colour in full resolution), a PNG 12 (9 with alpha, 6 interlaced, 4 with 16 bits a channel), a WebP 9 and a GIF 6. */
  image_not_accepted: 1205,
  /** `data.limit` is the limit in bytes. */
  image_too_large: 1206,
  /** Per user and calendar day in the time zone of the deployment; updates count. */
  daily_publish_limit: 1208,
  /** No file has this key, or none the caller may know of. */
  file_not_found: 1301,
  /** The board of the file is not available: the file or the wanted snapshot does not exist, or is not public. */
  cmt_open_file_error: 1302,
  /** The work has fee type 3 and the caller has not paid. */
  payment_required: 1303,
  /** The work has fee type 2 and the caller has no membership. */
  membership_required: 1304,
  /** `data` holds `limit`, `current` and `team_id`. */
  file_limit_reached: 1305,
  /** The key was used before with a different file or folder. */
  idempotency_key_reused: 1306,
  /** The request says it is a prefetch or comes from another site. */
  prefetch_refused: 1307,
  /** No published work has an image of this hash. */
  image_not_found: 1308,
  /** `data` holds `limit`, `current`, `team_id`, `team_type` and `edit_visitor_quantity`. */
  collaborator_limit_reached: 1309,
  /** Only the owner of the file and those with the privilege TeamPermission share it. */
  sharing_not_allowed: 1310,
  /** The caller is no manager of the team, or it is a space of another type. */
  outsourcing_not_allowed: 1311,
  /** The caller is no admin. */
  admins_only: 1401,
  /** Nobody reviews their own work. */
  own_submission: 1402,
  /** No submission has this id, or the file was never submitted. */
  submission_not_found: 1403,
  /** Another reviewer decided it before. */
  already_decided: 1404,
  /** Somebody else is judging it; their claim ends by itself after 15 minutes. */
  review_claimed: 1405,
  /** The caller has no access to the team or file. */
  not_member: 1501,
  /** The caller may see the file but not change it. */
  not_editor: 1502,
  /** No team has this id. */
  team_not_found: 1503,
  /** No project of the team has this id. */
  project_not_found: 1504,
  /** No folder of the project has this id. */
  folder_not_found: 1505,
  /** The caller's space has no project. */
  no_storage_location: 1506,
  /** `data.privilege` is the team privilege that it takes. */
  privilege_missing: 1601,
  /** `data` holds the `id` and `name` of the existing team. */
  team_exists: 1602,
  /** No member of a team of the caller's has this id. */
  member_not_found: 1603,
  /** No invitation has this token. */
  invitation_not_found: 1604,
  /** The invited user needs a new link. */
  invitation_expired: 1605,
  /** The team revoked the link or replaced it by a new one. */
  invitation_revoked: 1606,
  /** Everybody owns exactly one personal space. */
  personal_team: 1607,
  /** The owner of a team cannot leave, be removed or get another role. */
  owner_stays: 1608,
  /** `data.current` is how many boards of others the team and its trash hold; they would be lost. */
  team_has_foreign_boards: 1609,
  /** Only the account with that address may accept it. `Invitation.sent_to` hints at the address. */
  invitation_for_other_address: 1610,
  /** The invitation was sent to the address of the caller's account, which the caller has not proven yet. */
  invitation_address_unproven: 1611,
  /** `data.limit` is how many invitations by e-mail a team has open at once. */
  invitation_limit_reached: 1612,
  /** No open topic has this id. */
  topic_not_found: 1701,
  /** No collection has this id, or it is not public and somebody else's. */
  collection_not_found: 1710,
  /** `data.limit` is how many named collections one person has. */
  collection_limit_reached: 1711,
  /** `data.limit` is how many works a collection holds. */
  collection_full: 1712,
  /** The caller's search history has no record of this id. */
  search_record_not_found: 1702,
  /** No message has this id. */
  message_not_found: 1801,
  /** The message belongs to another user. */
  not_addressee: 1802,
  /** No user has this id. */
  user_not_found: 1901,
  /** No profile has this key, name or user. */
  profile_not_found: 1902,
  /** The caller and the other user are the same. */
  cannot_follow_self: 1903,
  /** One of the two has blocked the other. */
  interaction_refused: 1904,
  /** Nobody changes their own kind or deactivates themselves. */
  own_account: 2202,
  /** No tag has this id, or the tag is not open. */
  tag_not_found: 2203,
  /** The tree has two levels, so a tag with tags below it cannot be put below another one. */
  tag_has_children: 2204,
  /** No banner has this id. */
  banner_not_found: 2205,
  /** No picture has this key, or the ticket in its address is not valid. */
  attachment_not_found: 2001,
  /** No case has this id. */
  report_case_not_found: 2002,
  /** Another moderator decided it before. */
  case_decided: 2003,
  /** No moderator decides about their own work, comment or profile. */
  own_work: 2004,
  /** No feedback has this id. It goes with the account of its sender. */
  feedback_not_found: 2006,
  /** The list is not at the `version` that was named. Read it again first. */
  list_changed: 2008,
  /** It is not in the state that `seen` names. */
  feedback_changed: 2007,
  /** Another version of it is public, or its tags or topics are not those that `seen` names. Read it again first. */
  work_changed: 2009,
  /** The settings of the deployment name no official account. */
  wechat_not_configured: 2005,
  /** Every file belongs to a project. */
  last_project: 2301,
  /** `data.limit` is the largest depth; a folder at the top of its project has depth 1. */
  folder_too_deep: 2302,
  /** The target is inside the folder that is moved. */
  folder_cycle: 2303,
  /** `data.limit` is how many projects a team, or subfolders a folder, holds. */
  place_full: 2304,
  /** The boards and pictures of a team, or the edits of one board, take as many bytes as they may. `data` holds `limit` in bytes; where something was to be added to a team, also `current` and `team_id`. */
  storage_full: 2305,
  /** The caller made no change to folders and files of this id within the last day. */
  change_not_found: 2306,
  /** No share link has this token or id, or its file was deleted. */
  share_link_not_found: 2401,
  /** The share link was revoked or has expired. */
  share_link_ended: 2402,
  /** The share link has a password, and none was given. */
  share_password_required: 2403,
  /** Wrong passwords are limited per link and address. */
  wrong_share_password: 2404,
  /** `data` holds `limit` and `current`. */
  share_link_limit_reached: 2405,
  /** The questions are answered once. */
  onboarding_answered: 2406,
  /** The file has no visitor with this id. */
  visitor_not_found: 2407,
  /** The file has no version of this id, or none with this board. */
  version_not_found: 2408,
  /** `data` holds `limit` and `current`. */
  version_limit_reached: 2409,
  /** The caller was removed as a visitor after this link was made. */
  visitor_removed: 2410,
  /** No goods have this id, or none that are sold in this deployment. */
  goods_not_found: 2601,
  /** The goods were retired, or the template has no price now. */
  goods_not_sold: 2602,
  /** The caller bought or was given the template, or has a membership for life. */
  already_owned: 2603,
  /** Users cannot buy their own works. */
  own_work_not_sold: 2604,
  /** The caller belongs to a private deployment, or the operator configured no payment provider. */
  purchases_not_offered: 2605,
  /** No order has this id, or it is somebody else's. */
  order_not_found: 2606,
  /** `data.state` is the state of the order. */
  order_not_open: 2607,
  /** `data.reason` is `state` (not paid, or returned already), `kind` (no template), `late` (after seven days) or `used` (it was copied). */
  order_not_refundable: 2608,
  /** An id is used once; retired goods keep theirs. */
  goods_exist: 2609,
  /** Nothing was changed; the same call may succeed later. */
  payment_unavailable: 2610,
  /** `data.balance` is what can be paid out, in thousandths of the currency. */
  insufficient_balance: 2611,
  /** No payout has this id. */
  payout_not_found: 2612,
  /** The payout was paid, under another reference, or refused. */
  payout_not_open: 2613,
  /** One transfer settles one payout. */
  payout_reference_used: 2614,
  /** Nobody settles their own payout. */
  own_payout: 2615,
  /** Another admin has claimed the payout and may have transferred the money. The claim ends when it is settled, released, or by itself. */
  payout_claimed: 2616,
  /** Only the admin who claimed the payout last records its transfer. */
  payout_not_claimed: 2617,
  /** No refund has this id. */
  refund_not_found: 2618,
  /** `data.refund_state` is its state. The money came back after it was booked, or the site has another payment provider now. */
  refund_not_repeatable: 2619,
  /** `data.refund_state` is its state. The provider may still make it, or it is done. */
  refund_not_by_hand: 2620,
  /** The signature is missing, wrong or too old. */
  callback_not_authentic: 2701,
  /** Only the provider that the operator configured may send events. */
  payment_provider_not_found: 2702,
  /** The outbox has no mail of this id. */
  mail_not_found: 2801,
  /** It is being sent or was sent, or there is no address to send it to. */
  mail_not_repeatable: 2802,
  /** The setting `SMTP_URL` is empty, so mails are kept. */
  mail_server_not_set: 2803,
  /** The caller is no super admin. */
  super_admins_only: 2804,
  /** It is changed there, and takes effect when the server starts again. */
  setting_fixed: 2805,
  /** `data.fault` holds its answer in a few words. */
  test_mail_failed: 2806,
  /** Stripe is not chosen, or its keys cannot be read. */
  payment_keys_not_set: 2807,
  /** `data.fault` holds its answer in a few words. */
  test_payment_failed: 2808,
  /** The site requires it, and the caller has no authenticator and has not signed in with a passkey. Any operation of admins may answer with it. */
  admin_second_step_required: 2809,
  /** The site requires none of admins, or the person is no admin. */
  second_step_not_required: 2810,
  /** The site requires a second step of its admins, and the caller, an admin, has not signed in with one. A password alone is not enough to set one up: a super admin allows it for 24 hours with releaseSecondStep, or the operator with `second-step-off`. */
  second_step_release_needed: 2811,
  /** The caller has no active service token with this id. */
  service_token_not_found: 2901,
  /** `data` holds `limit` and `current`. */
  service_token_limit_reached: 2902,
  /** The call came with a service token that does not have the scope of the operation. `data.scope` names the scope; it is `none` where no service token is accepted. Any operation that takes a bearer token may answer with it. */
  scope_missing: 2903,
  /** The caller has no webhook with this id. */
  webhook_not_found: 2904,
  /** `data` holds `limit` and `current`. */
  webhook_limit_reached: 2905,
  /** The webhook has no delivery with this id, or it is older than 30 days. */
  webhook_delivery_not_found: 2906,
  /** `data` holds the `balance` and the `shortfall` in points. */
  insufficient_points: 2501,
  /** Lifetime members and users of a private deployment have no plan to extend. */
  plan_without_end: 2502,
  /** The report of this reporter on this work, comment or profile waits for its result. */
  already_reported: 3000,
  /** The work has no comment with this id, or none the caller can see. It may have been deleted, hidden or removed. */
  comment_not_found: 3101,
  /** `data` holds `limit` and `current`. */
  thread_full: 3102,
  /** The caller may open the board but not comment on it. */
  commenting_not_allowed: 3103,
  /** `data` holds `limit` and `current`. Replies still go to the threads there are. */
  comment_limit_reached: 3104,
  /** One runs at a time. End it first. */
  vote_running: 3105,
  /** The board has no vote with this id. It may have been deleted. */
  vote_not_found: 3106,
  /** Dots can no longer be placed or taken back. */
  vote_ended: 3107,
  /** `data` holds `limit` and `current`, without what was asked for. */
  vote_dots_used: 3108,
} as const;

/** Name of an error, as in the answer's `error`. */
export type ErrorName = keyof typeof ERROR_CODES;

/** Number of an error, as in the answer's `code`. */
export type ErrorCode = (typeof ERROR_CODES)[ErrorName];

/** What the `data` of an error's answer always holds; of others it may hold anything. */
export interface ErrorDataKeys {
  bad_input: 'fields';
  too_many_requests: 'retry_after';
  owns_teams: 'teams';
  second_step_needed: 'challenge' | 'valid' | 'passkey';
  passkey_limit_reached: 'limit' | 'current';
  image_not_accepted: 'field';
  image_too_large: 'limit';
  file_limit_reached: 'limit' | 'current' | 'team_id';
  collaborator_limit_reached: 'limit' | 'current' | 'team_id' | 'team_type' | 'edit_visitor_quantity';
  privilege_missing: 'privilege';
  team_has_foreign_boards: 'current';
  invitation_limit_reached: 'limit';
  collection_limit_reached: 'limit';
  collection_full: 'limit';
  folder_too_deep: 'limit';
  place_full: 'limit';
  storage_full: 'limit';
  share_link_limit_reached: 'limit' | 'current';
  version_limit_reached: 'limit' | 'current';
  order_not_open: 'state';
  order_not_refundable: 'reason';
  insufficient_balance: 'balance';
  refund_not_repeatable: 'refund_state';
  refund_not_by_hand: 'refund_state';
  test_mail_failed: 'fault';
  test_payment_failed: 'fault';
  service_token_limit_reached: 'limit' | 'current';
  scope_missing: 'scope';
  webhook_limit_reached: 'limit' | 'current';
  insufficient_points: 'balance' | 'shortfall';
  thread_full: 'limit' | 'current';
  comment_limit_reached: 'limit' | 'current';
  vote_dots_used: 'limit' | 'current';
}

/** Number, HTTP status and public English text of each error. */
export const ERRORS = {
  bad_input: { code: 1000, status: 400, text: "Some of the input is not valid." },
  not_signed_in: { code: 1001, status: 401, text: "Sign in first." },
  token_expired: { code: 1002, status: 401, text: "The access token has expired." },
  forbidden: { code: 1003, status: 403, text: "You may not do this." },
  not_found: { code: 1004, status: 404, text: "There is nothing at this address." },
  too_large: { code: 1005, status: 413, text: "The request is too large." },
  unsupported_type: { code: 1006, status: 415, text: "This content type is not accepted." },
  too_many_requests: { code: 1007, status: 429, text: "Too many requests. Try again later." },
  internal_error: { code: 1008, status: 500, text: "Something went wrong on our side." },
  unavailable: { code: 1009, status: 503, text: "The service is not available right now." },
  address_too_long: { code: 1010, status: 414, text: "The address is too long." },
  headers_too_large: { code: 1011, status: 431, text: "The headers are too large." },
  request_timeout: { code: 1012, status: 408, text: "The request did not arrive in time." },
  wrong_credentials: { code: 1101, status: 401, text: "The account or the password is wrong." },
  account_exists: { code: 1102, status: 409, text: "This account exists already." },
  session_ended: { code: 1103, status: 401, text: "The session has ended." },
  refresh_token_reused: { code: 1104, status: 401, text: "The session has ended." },
  wrong_password: { code: 1105, status: 403, text: "The password is wrong." },
  sign_in_name_needed: { code: 1106, status: 409, text: "You need an e-mail address or a mobile number to sign in." },
  session_not_found: { code: 1107, status: 404, text: "This session does not exist." },
  frame_code_invalid: { code: 1108, status: 401, text: "This code is not valid any more." },
  export_not_found: { code: 1109, status: 404, text: "This archive does not exist." },
  owns_teams: { code: 1110, status: 409, text: "Transfer your teams first." },
  link_used: { code: 1111, status: 409, text: "This link was used already." },
  link_expired: { code: 1112, status: 410, text: "This link is not valid any more." },
  nothing_to_prove: { code: 1113, status: 409, text: "There is no address to verify." },
  second_step_needed: { code: 1114, status: 401, text: "A second step is needed." },
  challenge_expired: { code: 1115, status: 401, text: "Sign in again from the start." },
  second_step_on: { code: 1116, status: 409, text: "The second step is on already." },
  second_step_off: { code: 1117, status: 409, text: "The second step is off." },
  second_step_not_begun: { code: 1118, status: 409, text: "Begin to set up the second step first." },
  wrong_code: { code: 1119, status: 403, text: "The code is wrong." },
  passkeys_not_offered: { code: 1120, status: 409, text: "This site offers no passkeys." },
  passkey_limit_reached: { code: 1121, status: 409, text: "You have the maximum number of passkeys." },
  passkey_exists: { code: 1122, status: 409, text: "This passkey exists already." },
  passkey_refused: { code: 1123, status: 403, text: "The passkey was refused." },
  passkey_not_found: { code: 1124, status: 404, text: "This passkey does not exist." },
  provider_not_found: { code: 1125, status: 404, text: "This provider does not exist." },
  provider_unavailable: { code: 1126, status: 503, text: "The provider does not answer. Try again later." },
  provider_refused: { code: 1127, status: 403, text: "The provider did not confirm who you are." },
  provider_address_needed: { code: 1128, status: 403, text: "The provider did not confirm an e-mail address." },
  provider_linked: { code: 1129, status: 409, text: "This provider is linked already." },
  identity_taken: { code: 1130, status: 409, text: "This identity belongs to another account." },
  sign_up_closed: { code: 1140, status: 403, text: "This site takes no new accounts." },
  invitation_needed: { code: 1141, status: 403, text: "This site takes new accounts by invitation only." },
  setup_done: { code: 1142, status: 409, text: "This site has an admin already." },
  wrong_setup_code: { code: 1143, status: 403, text: "This code does not work." },
  not_owner: { code: 1201, status: 403, text: "This is not yours." },
  taxonomy_not_allowed: { code: 1202, status: 403, text: "You may choose custom tags only." },
  already_in_review: { code: 1203, status: 409, text: "The work is in review." },
  not_published: { code: 1204, status: 409, text: "The work is not published." },
  image_not_accepted: { code: 1205, status: 415, text: "The image cannot be used. Check its format." },
  image_too_large: { code: 1206, status: 413, text: "The image is too large." },
  daily_publish_limit: { code: 1208, status: 429, text: "The daily limit of 100 publications is reached." },
  file_not_found: { code: 1301, status: 404, text: "This file does not exist. Pick another one." },
  cmt_open_file_error: { code: 1302, status: 404, text: "The file cannot be opened. Pick another one." },
  payment_required: { code: 1303, status: 403, text: "You must pay for this work first." },
  membership_required: { code: 1304, status: 403, text: "This work is for members." },
  file_limit_reached: { code: 1305, status: 409, text: "The team holds as many files as its plan allows." },
  idempotency_key_reused: { code: 1306, status: 409, text: "This idempotency key belongs to another request." },
  prefetch_refused: { code: 1307, status: 403, text: "A prefetch or another site cannot make copies." },
  image_not_found: { code: 1308, status: 404, text: "This image does not exist." },
  collaborator_limit_reached: { code: 1309, status: 409, text: "As many visitors edit this file as the plan allows." },
  sharing_not_allowed: { code: 1310, status: 403, text: "You may not decide who sees this file." },
  outsourcing_not_allowed: { code: 1311, status: 403, text: "Only managers of a team or work space may record this." },
  admins_only: { code: 1401, status: 403, text: "Only admins may do this." },
  own_submission: { code: 1402, status: 403, text: "Somebody else must review your work." },
  submission_not_found: { code: 1403, status: 404, text: "There is no such submission." },
  already_decided: { code: 1404, status: 409, text: "This submission is decided already." },
  review_claimed: { code: 1405, status: 409, text: "Another reviewer has claimed this submission." },
  not_member: { code: 1501, status: 403, text: "You do not belong to this team." },
  not_editor: { code: 1502, status: 403, text: "You may only look at this file." },
  team_not_found: { code: 1503, status: 404, text: "This team does not exist." },
  project_not_found: { code: 1504, status: 404, text: "This project does not exist." },
  folder_not_found: { code: 1505, status: 404, text: "This folder does not exist." },
  no_storage_location: { code: 1506, status: 409, text: "There is no project to store the file in. Create one." },
  privilege_missing: { code: 1601, status: 403, text: "Your role in the team does not allow this." },
  team_exists: { code: 1602, status: 409, text: "A team of this name exists already." },
  member_not_found: { code: 1603, status: 404, text: "This member does not exist." },
  invitation_not_found: { code: 1604, status: 404, text: "This invitation does not exist." },
  invitation_expired: { code: 1605, status: 410, text: "This invitation has expired." },
  invitation_revoked: { code: 1606, status: 410, text: "This invitation was revoked." },
  personal_team: { code: 1607, status: 409, text: "A personal space cannot be deleted or transferred." },
  owner_stays: { code: 1608, status: 409, text: "The owner's role cannot be given. Transfer the team first." },
  team_has_foreign_boards: { code: 1609, status: 409, text: "The team has boards of other users." },
  invitation_for_other_address: { code: 1610, status: 403, text: "This invitation was sent to another e-mail address." },
  invitation_address_unproven: { code: 1611, status: 403, text: "Prove your e-mail address before you accept this invitation." },
  invitation_limit_reached: { code: 1612, status: 409, text: "The team has the maximum number of open invitations by e-mail." },
  topic_not_found: { code: 1701, status: 404, text: "This topic does not exist." },
  collection_not_found: { code: 1710, status: 404, text: "This collection does not exist." },
  collection_limit_reached: { code: 1711, status: 409, text: "You have the maximum number of collections." },
  collection_full: { code: 1712, status: 409, text: "The collection is full." },
  search_record_not_found: { code: 1702, status: 404, text: "This entry does not exist." },
  message_not_found: { code: 1801, status: 404, text: "This message does not exist." },
  not_addressee: { code: 1802, status: 403, text: "This message is not for you." },
  user_not_found: { code: 1901, status: 404, text: "This user does not exist." },
  profile_not_found: { code: 1902, status: 404, text: "This profile does not exist." },
  cannot_follow_self: { code: 1903, status: 409, text: "You cannot follow yourself." },
  interaction_refused: { code: 1904, status: 403, text: "You cannot do this with this person." },
  own_account: { code: 2202, status: 409, text: "Somebody else must do this." },
  tag_not_found: { code: 2203, status: 404, text: "This tag does not exist." },
  tag_has_children: { code: 2204, status: 409, text: "This tag has tags below it." },
  banner_not_found: { code: 2205, status: 404, text: "This banner does not exist." },
  attachment_not_found: { code: 2001, status: 404, text: "This picture does not exist." },
  report_case_not_found: { code: 2002, status: 404, text: "This case does not exist." },
  case_decided: { code: 2003, status: 409, text: "This case is decided already." },
  own_work: { code: 2004, status: 403, text: "Somebody else must decide about your work." },
  feedback_not_found: { code: 2006, status: 404, text: "This feedback does not exist." },
  list_changed: { code: 2008, status: 409, text: "Somebody else has changed this list." },
  feedback_changed: { code: 2007, status: 409, text: "Somebody else has dealt with this feedback." },
  work_changed: { code: 2009, status: 409, text: "The work has changed meanwhile." },
  wechat_not_configured: { code: 2005, status: 404, text: "Pages of this site are not signed for WeChat." },
  last_project: { code: 2301, status: 409, text: "A team keeps its last project." },
  folder_too_deep: { code: 2302, status: 409, text: "Folders do not nest that deep." },
  folder_cycle: { code: 2303, status: 409, text: "A folder cannot be moved into itself." },
  place_full: { code: 2304, status: 409, text: "The limit is reached." },
  storage_full: { code: 2305, status: 409, text: "There is no storage left for this." },
  change_not_found: { code: 2306, status: 404, text: "This can no longer be taken back." },
  share_link_not_found: { code: 2401, status: 404, text: "This link does not exist." },
  share_link_ended: { code: 2402, status: 410, text: "This link has ended. Ask for a new one." },
  share_password_required: { code: 2403, status: 403, text: "This link needs a password." },
  wrong_share_password: { code: 2404, status: 403, text: "The password is wrong." },
  share_link_limit_reached: { code: 2405, status: 409, text: "The file has the maximum number of links." },
  onboarding_answered: { code: 2406, status: 409, text: "You have answered the questions already." },
  visitor_not_found: { code: 2407, status: 404, text: "This person has no access by a link." },
  version_not_found: { code: 2408, status: 404, text: "This version does not exist." },
  version_limit_reached: { code: 2409, status: 409, text: "The file has the maximum number of named versions." },
  visitor_removed: { code: 2410, status: 403, text: "You were removed from this file." },
  goods_not_found: { code: 2601, status: 404, text: "This is not for sale." },
  goods_not_sold: { code: 2602, status: 409, text: "This is not sold any more." },
  already_owned: { code: 2603, status: 409, text: "You have this already." },
  own_work_not_sold: { code: 2604, status: 409, text: "This work is yours." },
  purchases_not_offered: { code: 2605, status: 403, text: "Nothing is for sale here." },
  order_not_found: { code: 2606, status: 404, text: "This order does not exist." },
  order_not_open: { code: 2607, status: 409, text: "This order cannot be paid or cancelled any more." },
  order_not_refundable: { code: 2608, status: 409, text: "This order cannot be returned." },
  goods_exist: { code: 2609, status: 409, text: "Goods with this id exist already." },
  payment_unavailable: { code: 2610, status: 503, text: "The payment provider does not answer. Try again later." },
  insufficient_balance: { code: 2611, status: 409, text: "There is not that much to pay out." },
  payout_not_found: { code: 2612, status: 404, text: "This payout does not exist." },
  payout_not_open: { code: 2613, status: 409, text: "This payout was settled already." },
  payout_reference_used: { code: 2614, status: 409, text: "Another payout has this reference." },
  own_payout: { code: 2615, status: 403, text: "Somebody else must settle your payout." },
  payout_claimed: { code: 2616, status: 409, text: "Another admin is paying this out." },
  payout_not_claimed: { code: 2617, status: 409, text: "Claim this payout before you transfer the money." },
  refund_not_found: { code: 2618, status: 404, text: "This refund does not exist." },
  refund_not_repeatable: { code: 2619, status: 409, text: "This refund cannot be sent again." },
  refund_not_by_hand: { code: 2620, status: 409, text: "This refund cannot be settled by hand." },
  callback_not_authentic: { code: 2701, status: 403, text: "This is not from the payment provider." },
  payment_provider_not_found: { code: 2702, status: 404, text: "This payment provider is not configured." },
  mail_not_found: { code: 2801, status: 404, text: "This mail does not exist." },
  mail_not_repeatable: { code: 2802, status: 409, text: "This mail cannot be sent again." },
  mail_server_not_set: { code: 2803, status: 409, text: "No mail server is configured." },
  super_admins_only: { code: 2804, status: 403, text: "Only super admins may do this." },
  setting_fixed: { code: 2805, status: 409, text: "The environment of the server fixes this setting." },
  test_mail_failed: { code: 2806, status: 409, text: "The mail server did not take the test mail." },
  payment_keys_not_set: { code: 2807, status: 409, text: "No keys for payments are set." },
  test_payment_failed: { code: 2808, status: 409, text: "Stripe did not take the keys." },
  admin_second_step_required: { code: 2809, status: 403, text: "Admins of this site need a second step to sign in." },
  second_step_not_required: { code: 2810, status: 409, text: "This person needs no second step." },
  second_step_release_needed: { code: 2811, status: 403, text: "A super admin must let you set up a second step first." },
  service_token_not_found: { code: 2901, status: 404, text: "This service token does not exist." },
  service_token_limit_reached: { code: 2902, status: 409, text: "You have the maximum number of service tokens." },
  scope_missing: { code: 2903, status: 403, text: "This token does not have the scope for this." },
  webhook_not_found: { code: 2904, status: 404, text: "This webhook does not exist." },
  webhook_limit_reached: { code: 2905, status: 409, text: "You have the maximum number of webhooks." },
  webhook_delivery_not_found: { code: 2906, status: 404, text: "This delivery does not exist." },
  insufficient_points: { code: 2501, status: 409, text: "There are not enough points." },
  plan_without_end: { code: 2502, status: 409, text: "Your plan cannot be extended." },
  already_reported: { code: 3000, status: 409, text: "You have reported this already." },
  comment_not_found: { code: 3101, status: 404, text: "This comment does not exist." },
  thread_full: { code: 3102, status: 409, text: "This comment has the maximum number of replies." },
  commenting_not_allowed: { code: 3103, status: 403, text: "You may only look at this board." },
  comment_limit_reached: { code: 3104, status: 409, text: "This board has the maximum number of comments." },
  vote_running: { code: 3105, status: 409, text: "A vote is running on this board." },
  vote_not_found: { code: 3106, status: 404, text: "This vote does not exist." },
  vote_ended: { code: 3107, status: 409, text: "The vote has ended." },
  vote_dots_used: { code: 3108, status: 409, text: "You have placed all your dots." },
} as const;
