import type { ErrorName } from '@boardwalk/api-client';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../language/define-messages.ts';

/** What a failure without an answer of the server is called here. */
export const connectionMessages = defineMessages({
  network: {
    id: 'error.network',
    defaultMessage: 'No connection. Check your network and try again.',
    description: 'A call got no answer',
  },
  timeout: {
    id: 'error.timeout',
    defaultMessage: 'This took too long. Try again.',
    description: 'A call was given up after 30 seconds',
  },
  signedOut: {
    id: 'error.signedOut',
    defaultMessage: 'Log in to go on.',
    description: 'A call needs a login',
  },
  unknown: {
    id: 'error.unknown',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'A failure with no text of its own',
  },
});

/**
 * Errors of which a visitor reads only that something went wrong: no page here leads to them, or nothing can be done. Types only, since
 * every page carries the table below.
 */
type Unspoken =
  | 'setup_done'
  | 'wrong_setup_code'
  | 'setting_fixed'
  | 'test_mail_failed'
  | 'payment_keys_not_set'
  | 'test_payment_failed'
  | 'admin_second_step_required'
  | 'second_step_not_required'
  | 'second_step_release_needed'
  | 'idempotency_key_reused'
  | 'prefetch_refused'
  | 'review_claimed'
  | 'personal_team'
  | 'owner_stays'
  | 'team_has_foreign_boards'
  | 'last_project'
  | 'folder_too_deep'
  | 'folder_cycle'
  | 'collaborator_limit_reached'
  | 'sharing_not_allowed'
  | 'outsourcing_not_allowed'
  | 'share_link_not_found'
  | 'share_link_ended'
  | 'share_password_required'
  | 'wrong_share_password'
  | 'share_link_limit_reached'
  | 'visitor_not_found'
  | 'version_not_found'
  | 'version_limit_reached'
  | 'service_token_not_found'
  | 'service_token_limit_reached'
  | 'webhook_not_found'
  | 'webhook_delivery_not_found'
  | 'webhook_limit_reached'
  | 'visitor_removed'
  | 'insufficient_balance'
  | 'payout_not_found'
  | 'payout_not_open'
  | 'payout_reference_used'
  | 'payout_claimed'
  | 'payout_not_claimed'
  | 'refund_not_found'
  | 'refund_not_repeatable'
  | 'refund_not_by_hand'
  | 'own_payout'
  | 'callback_not_authentic'
  | 'payment_provider_not_found'
  | 'vote_running'
  | 'vote_not_found'
  | 'vote_ended'
  | 'vote_dots_used';

/**
 * What to say about each error of the contract. The record is exhaustive: a new error does not typecheck until it has
 * its words here, or stands above.
 */
export const errorMessages: Record<Exclude<ErrorName, Unspoken>, MessageDescriptor> = defineMessages({
  bad_input: {
    id: 'error.badInput',
    defaultMessage: 'Some of the input is not valid. Check it and try again.',
    description: 'The server refused fields',
  },
  not_signed_in: {
    id: 'error.signedOut',
    defaultMessage: 'Log in to go on.',
    description: 'A call needs a login',
  },
  token_expired: {
    id: 'error.signedOut',
    defaultMessage: 'Log in to go on.',
    description: 'A call needs a login',
  },
  forbidden: {
    id: 'error.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The server refused an action to this user',
  },
  not_found: {
    id: 'error.notFound',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  too_large: {
    id: 'error.tooLarge',
    defaultMessage: 'This is too large to send.',
    description: 'The request body is over the limit',
  },
  unsupported_type: {
    id: 'error.unsupportedType',
    defaultMessage: 'This kind of file is not accepted.',
    description: 'The server does not take this content type',
  },
  address_too_long: {
    id: 'error.tooLarge',
    defaultMessage: 'This is too large to send.',
    description: 'The request body is over the limit',
  },
  headers_too_large: {
    id: 'error.tooLarge',
    defaultMessage: 'This is too large to send.',
    description: 'The request body is over the limit',
  },
  request_timeout: {
    id: 'error.timeout',
    defaultMessage: 'This took too long. Try again.',
    description: 'A call was given up after 30 seconds',
  },
  too_many_requests: {
    id: 'error.tooManyRequests',
    defaultMessage: 'Too many requests. Wait a moment and try again.',
    description: 'A rate limit was reached',
  },
  internal_error: {
    id: 'error.internal',
    defaultMessage: 'Something went wrong on our side. Try again later.',
    description: 'A fault of the server',
  },
  unavailable: {
    id: 'error.unavailable',
    defaultMessage: 'The service is taking a short break. Try again in a minute.',
    description: 'The server is starting, stopping or lost its database',
  },
  wrong_credentials: {
    id: 'error.wrongCredentials',
    defaultMessage: 'The account or the password is not right.',
    description: 'A login failed',
  },
  account_exists: {
    id: 'error.accountExists',
    defaultMessage: 'This account exists already. Log in instead.',
    description: 'A sign-up with a known address',
  },
  sign_up_closed: {
    id: 'error.signUpClosed',
    defaultMessage: 'This site takes no new accounts.',
    description: 'The operator of the site has closed the sign-up',
  },
  invitation_needed: {
    id: 'error.invitationNeeded',
    defaultMessage: 'This site takes new accounts by invitation only.',
    description: 'A sign-up without an invitation where one is needed',
  },
  session_ended: {
    id: 'error.sessionEnded',
    defaultMessage: 'Your session has ended. Log in again.',
    description: 'The session is over',
  },
  refresh_token_reused: {
    id: 'error.sessionEnded',
    defaultMessage: 'Your session has ended. Log in again.',
    description: 'The session is over',
  },
  wrong_password: {
    id: 'error.wrongPassword',
    defaultMessage: 'The password is not right.',
    description: 'The password asked again is wrong',
  },
  sign_in_name_needed: {
    id: 'error.signInNameNeeded',
    defaultMessage: 'Keep an email address or a mobile number to log in with.',
    description: 'The last name to sign in with was to be removed',
  },
  session_not_found: {
    id: 'error.sessionNotFound',
    defaultMessage: 'This login has ended already.',
    description: 'A session to be ended is gone',
  },
  frame_code_invalid: {
    id: 'error.frameCodeInvalid',
    defaultMessage: 'This window has waited too long. Open it again.',
    description: 'The code of the account window is spent',
  },
  export_not_found: {
    id: 'error.exportNotFound',
    defaultMessage: 'This archive no longer exists. Ask for a new one.',
    description: 'The archive of an export is gone',
  },
  owns_teams: {
    id: 'error.ownsTeams',
    defaultMessage: 'Hand over your teams before you delete the account.',
    description: 'The account still owns teams with members',
  },
  link_used: {
    id: 'error.linkUsed',
    defaultMessage: 'This link was used already.',
    description: 'A mailed link was used before',
  },
  link_expired: {
    id: 'error.linkExpired',
    defaultMessage: 'This link is not valid any more. Ask for another one.',
    description: 'A mailed link is too old or unknown',
  },
  nothing_to_prove: {
    id: 'error.nothingToProve',
    defaultMessage: 'This email address is confirmed already.',
    description: 'There is no address left to prove',
  },
  second_step_needed: {
    id: 'error.secondStepNeeded',
    defaultMessage: 'Enter the code of your authenticator app as well.',
    description: 'Signing in takes a second step',
  },
  challenge_expired: {
    id: 'error.challengeExpired',
    defaultMessage: 'This took too long. Log in again from the start.',
    description: 'The first step of signing in is too old',
  },
  second_step_on: {
    id: 'error.secondStepOn',
    defaultMessage: 'Two-step log-in is on already.',
    description: 'The second step cannot be set up twice',
  },
  second_step_off: {
    id: 'error.secondStepOff',
    defaultMessage: 'Two-step log-in is off.',
    description: 'There is no second step',
  },
  second_step_not_begun: {
    id: 'error.secondStepNotBegun',
    defaultMessage: 'Begin to set up two-step log-in first.',
    description: 'There is no secret that waits for a code',
  },
  wrong_code: {
    id: 'error.wrongCode',
    defaultMessage: 'The code is not right, or was used already. Wait for the next one.',
    description: 'A code of the second step is wrong',
  },
  provider_not_found: {
    id: 'error.providerNotFound',
    defaultMessage: 'This way to log in does not exist any more.',
    description: 'A sign-in provider was removed',
  },
  provider_unavailable: {
    id: 'error.providerUnavailable',
    defaultMessage: 'The other service does not answer. Try again later.',
    description: 'A sign-in provider does not answer',
  },
  provider_refused: {
    id: 'error.providerRefused',
    defaultMessage: 'The other service did not confirm who you are. Try again.',
    description: 'The person cancelled at a sign-in provider, or its answer was wrong',
  },
  provider_address_needed: {
    id: 'error.providerAddressNeeded',
    defaultMessage:
      'The other service has confirmed no e-mail address of yours. Make an account with a password here, then link it.',
    description: 'A new account takes a confirmed address',
  },
  provider_linked: {
    id: 'error.providerLinked',
    defaultMessage: 'You have linked this service already. Unlink it first.',
    description: 'An account has one identity of each provider',
  },
  identity_taken: {
    id: 'error.identityTaken',
    defaultMessage: 'This identity is linked to another account here.',
    description: 'Another account has this identity',
  },
  passkeys_not_offered: {
    id: 'error.passkeysNotOffered',
    defaultMessage: 'This site has no passkeys.',
    description: 'The address of the site is none that passkeys work with',
  },
  passkey_limit_reached: {
    id: 'error.passkeyLimitReached',
    defaultMessage: 'You have as many passkeys as there may be. Remove one first.',
    description: 'There are too many passkeys',
  },
  passkey_exists: {
    id: 'error.passkeyExists',
    defaultMessage: 'This device has a passkey for your account already.',
    description: 'The authenticator has a passkey of this account',
  },
  passkey_refused: {
    id: 'error.passkeyRefused',
    defaultMessage: 'This passkey is not known here any more. Log in another way.',
    description: 'The server refused the passkey',
  },
  passkey_not_found: {
    id: 'error.passkeyNotFound',
    defaultMessage: 'This passkey does not exist any more.',
    description: 'The passkey was removed',
  },
  not_owner: {
    id: 'error.notOwner',
    defaultMessage: 'Only the owner can do this.',
    description: 'The work belongs to somebody else',
  },
  taxonomy_not_allowed: {
    id: 'error.taxonomyNotAllowed',
    defaultMessage: 'You can use custom tags only.',
    description: 'Scenes, roles and industries are for admins and invited users',
  },
  already_in_review: {
    id: 'error.alreadyInReview',
    defaultMessage: 'This work is being reviewed. Wait for the result first.',
    description: 'A submission waits for its review',
  },
  not_published: {
    id: 'error.notPublished',
    defaultMessage: 'This work is not published.',
    description: 'Cancelling a publication that is none',
  },
  image_not_accepted: {
    id: 'error.imageNotAccepted',
    defaultMessage:
      'The image could not be used. Choose a JPEG or PNG of at most 4 megapixels, or a photo straight from a camera.',
    description: 'An upload is no accepted image, or has too many pixels',
  },
  image_too_large: {
    id: 'error.imageTooLarge',
    defaultMessage: 'The image is too large. Choose a smaller one.',
    description: 'An upload is over the size limit',
  },
  daily_publish_limit: {
    id: 'error.dailyPublishLimit',
    defaultMessage: 'You have reached today’s limit of 100 publications. Continue tomorrow.',
    description: 'Code 1208',
  },
  file_not_found: {
    id: 'error.fileNotFound',
    defaultMessage: 'This template does not exist. Pick another one.',
    description: 'The file is unknown or not public',
  },
  cmt_open_file_error: {
    id: 'error.openFile',
    defaultMessage: 'This template cannot be opened. Pick another one.',
    description: 'The board of a file cannot be had',
  },
  payment_required: {
    id: 'error.paymentRequired',
    defaultMessage: 'Buy this template to use it.',
    description: 'The work must be paid first',
  },
  membership_required: {
    id: 'error.membershipRequired',
    defaultMessage: 'This template is for members.',
    description: 'The work is free for members only',
  },
  file_limit_reached: {
    id: 'error.fileLimitReached',
    defaultMessage: 'Your plan’s file limit is reached. Upgrade or delete a file.',
    description: 'The team holds as many files as its plan allows',
  },
  image_not_found: {
    id: 'error.imageNotFound',
    defaultMessage: 'This image no longer exists.',
    description: 'No published work has this image',
  },
  admins_only: {
    id: 'error.adminsOnly',
    defaultMessage: 'Only admins can do this.',
    description: 'An action for reviewers',
  },
  own_submission: {
    id: 'error.ownSubmission',
    defaultMessage: 'Somebody else must review your own work.',
    description: 'Nobody reviews their own work',
  },
  submission_not_found: {
    id: 'error.submissionNotFound',
    defaultMessage: 'This submission does not exist.',
    description: 'The submission is unknown',
  },
  already_decided: {
    id: 'error.alreadyDecided',
    defaultMessage: 'Somebody has already decided on this submission.',
    description: 'Another reviewer was faster',
  },
  not_member: {
    id: 'error.notMember',
    defaultMessage: 'You do not belong to this team.',
    description: 'No access to the team or file',
  },
  not_editor: {
    id: 'error.notEditor',
    defaultMessage: 'You can view this file but not change it.',
    description: 'View access only',
  },
  team_not_found: {
    id: 'error.teamNotFound',
    defaultMessage: 'This team does not exist.',
    description: 'The team is unknown',
  },
  project_not_found: {
    id: 'error.projectNotFound',
    defaultMessage: 'This project does not exist.',
    description: 'The project is unknown',
  },
  folder_not_found: {
    id: 'error.folderNotFound',
    defaultMessage: 'This folder does not exist.',
    description: 'The folder is unknown',
  },
  no_storage_location: {
    id: 'error.noStorageLocation',
    defaultMessage: 'There is no place to store the file. Create a project first.',
    description: 'The space has no project',
  },
  privilege_missing: {
    id: 'error.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The server refused an action to this user',
  },
  member_not_found: {
    id: 'error.notFound',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  invitation_not_found: {
    id: 'error.notFound',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  invitation_expired: {
    id: 'error.notFound',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  invitation_revoked: {
    id: 'error.notFound',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  invitation_for_other_address: {
    id: 'error.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The server refused an action to this user',
  },
  invitation_address_unproven: {
    id: 'error.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The server refused an action to this user',
  },
  invitation_limit_reached: {
    id: 'error.internal',
    defaultMessage: 'Something went wrong on our side. Try again later.',
    description: 'A fault of the server',
  },
  place_full: {
    id: 'error.placeFull',
    defaultMessage: 'There is no room for another folder here.',
    description: 'Error',
  },
  scope_missing: {
    id: 'error.forbidden',
    defaultMessage: 'You do not have permission to do this.',
    description: 'The server refused an action to this user',
  },
  team_exists: {
    id: 'error.teamExists',
    defaultMessage: 'A team with this name exists already.',
    description: 'Code 1602',
  },
  collection_not_found: {
    id: 'error.collectionNotFound',
    defaultMessage: 'This collection does not exist.',
    description: 'Error',
  },
  collection_limit_reached: {
    id: 'error.collectionLimitReached',
    defaultMessage: 'You have the maximum number of collections. Delete one to make another.',
    description: 'Error',
  },
  collection_full: {
    id: 'error.collectionFull',
    defaultMessage: 'This collection is full.',
    description: 'Error',
  },
  topic_not_found: {
    id: 'error.topicNotFound',
    defaultMessage: 'This topic does not exist.',
    description: 'The topic is unknown or closed',
  },
  search_record_not_found: {
    id: 'error.searchRecordNotFound',
    defaultMessage: 'This entry is gone already.',
    description: 'A record of the search history is unknown',
  },
  message_not_found: {
    id: 'error.messageNotFound',
    defaultMessage: 'This message no longer exists.',
    description: 'The inbox message is unknown',
  },
  not_addressee: {
    id: 'error.notAddressee',
    defaultMessage: 'This message is not for you.',
    description: 'The inbox message belongs to somebody else',
  },
  user_not_found: {
    id: 'error.userNotFound',
    defaultMessage: 'This person does not exist.',
    description: 'The user is unknown',
  },
  profile_not_found: {
    id: 'error.profileNotFound',
    defaultMessage: 'This profile does not exist.',
    description: 'The profile is unknown',
  },
  goods_not_found: {
    id: 'error.goodsNotFound',
    defaultMessage: 'This is not for sale.',
    description: 'Goods that do not exist',
  },
  goods_not_sold: {
    id: 'error.goodsNotSold',
    defaultMessage: 'This is not sold any more.',
    description: 'Goods that were taken off sale',
  },
  already_owned: {
    id: 'error.alreadyOwned',
    defaultMessage: 'You have this already.',
    description: 'Buying something twice',
  },
  own_work_not_sold: {
    id: 'error.ownWorkNotSold',
    defaultMessage: 'This work is yours; there is nothing to buy.',
    description: 'Buying a work of one’s own',
  },
  purchases_not_offered: {
    id: 'error.purchasesNotOffered',
    defaultMessage: 'Nothing is sold here.',
    description: 'A private deployment, or no payment provider',
  },
  order_not_found: {
    id: 'error.orderNotFound',
    defaultMessage: 'This order does not exist.',
    description: 'The order is unknown',
  },
  order_not_open: {
    id: 'error.orderNotOpen',
    defaultMessage: 'This order can no longer be paid or cancelled.',
    description: 'The order is paid, cancelled or expired',
  },
  order_not_refundable: {
    id: 'error.orderNotRefundable',
    defaultMessage: 'This order cannot be given back.',
    description: 'The order is too old, used, or not paid',
  },
  goods_exist: {
    id: 'error.goodsExist',
    defaultMessage: 'There are goods with this id already.',
    description: 'An admin gave an id twice',
  },
  payment_unavailable: {
    id: 'error.paymentUnavailable',
    defaultMessage: 'The payment service does not answer. Try again later.',
    description: 'The payment provider cannot be reached',
  },
  cannot_follow_self: {
    id: 'error.cannotFollowSelf',
    defaultMessage: 'You cannot follow yourself.',
    description: 'Following oneself',
  },
  interaction_refused: {
    id: 'error.interactionRefused',
    defaultMessage: 'You cannot do this with this person.',
    description: 'One of the two has blocked the other; who did is not said',
  },
  own_account: {
    id: 'error.ownAccount',
    defaultMessage: 'Somebody else must do this to your account.',
    description: 'An admin tried to change their own kind or deactivate themselves',
  },
  tag_not_found: {
    id: 'error.tagNotFound',
    defaultMessage: 'This tag no longer exists.',
    description: 'A tag of the taxonomy is unknown',
  },
  tag_has_children: {
    id: 'error.tagHasChildren',
    defaultMessage: 'Move the tags below it first.',
    description: 'A tag with tags below was to be put below another',
  },
  banner_not_found: {
    id: 'error.bannerNotFound',
    defaultMessage: 'This banner no longer exists.',
    description: 'A banner is unknown',
  },
  onboarding_answered: {
    id: 'error.onboardingAnswered',
    defaultMessage: 'You have answered these questions already.',
    description: 'Code 2406',
  },
  insufficient_points: {
    id: 'error.insufficientPoints',
    defaultMessage: 'You do not have enough points yet.',
    description: 'Code 2501',
  },
  plan_without_end: {
    id: 'error.planWithoutEnd',
    defaultMessage: 'Your plan never ends, so there is nothing to extend.',
    description: 'Code 2502',
  },
  mail_not_found: {
    id: 'error.mailNotFound',
    defaultMessage: 'This mail does not exist.',
    description: 'Code 2801',
  },
  mail_not_repeatable: {
    id: 'error.mailNotRepeatable',
    defaultMessage: 'This mail cannot be sent again.',
    description: 'Code 2802',
  },
  mail_server_not_set: {
    id: 'error.mailServerNotSet',
    defaultMessage: 'No mail server is set.',
    description: 'Code 2803',
  },
  super_admins_only: {
    id: 'error.superAdminsOnly',
    defaultMessage: 'Only super admins may do this.',
    description: 'Code 2804',
  },
  attachment_not_found: {
    id: 'error.attachmentNotFound',
    defaultMessage: 'This picture no longer exists.',
    description: 'Code 2001',
  },
  report_case_not_found: {
    id: 'error.reportCaseNotFound',
    defaultMessage: 'This case does not exist.',
    description: 'Code 2002',
  },
  case_decided: {
    id: 'error.caseDecided',
    defaultMessage: 'Somebody else has decided this case already.',
    description: 'Code 2003',
  },
  own_work: {
    id: 'error.ownWork',
    defaultMessage: 'Somebody else must decide about your own work.',
    description: 'Code 2004',
  },
  wechat_not_configured: {
    id: 'error.wechatNotConfigured',
    defaultMessage: 'Sharing in WeChat is not available on this site.',
    description: 'Code 2005',
  },
  storage_full: {
    id: 'error.storageFull',
    defaultMessage: 'This team’s storage is full. Delete boards or pictures you no longer need to make room.',
    description: 'Code 2305',
  },
  already_reported: {
    id: 'error.alreadyReported',
    defaultMessage: 'You have reported this already. We are looking into it.',
    description: 'Code 3000',
  },
  comment_not_found: {
    id: 'error.commentNotFound',
    defaultMessage: 'This comment is no longer there.',
    description: 'Code 3101',
  },
  thread_full: {
    id: 'error.threadFull',
    defaultMessage: 'This comment has too many replies. Write a new comment.',
    description: 'Code 3102',
  },
  commenting_not_allowed: {
    id: 'error.commentingNotAllowed',
    defaultMessage: 'You may look at this board, but not comment on it.',
    description: 'Code 3103',
  },
  comment_limit_reached: {
    id: 'error.commentLimitReached',
    defaultMessage: 'This board has as many comments as it can have. Delete some first.',
    description: 'Code 3104',
  },
});
