import type { ErrorName } from '@boardwalk/api-client';
import type { FailureCase } from '@boardwalk/app-shell/failures';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

const network = defineMessage({
  id: 'error.network',
  defaultMessage: 'Network error. Check the connection and try again.',
  description: 'A call got no answer, or none in time',
});

const unknown = defineMessage({
  id: 'error.unknown',
  defaultMessage: 'Something went wrong on our side. Try again in a moment.',
  description: 'A failure with no text of its own',
});

const ownWork = defineMessage({
  id: 'error.ownWork',
  defaultMessage: 'This is your own work. Somebody else must decide.',
  description: 'Nobody judges their own work',
});

const decided = defineMessage({
  id: 'error.decided',
  defaultMessage: 'Somebody has decided this already.',
  description: 'Another moderator was faster',
});

/** What is said about failed calls by case. */
export const failureMessages = {
  ...defineMessages({
    400: {
      id: 'error.badInput',
      defaultMessage: 'This cannot be used. Check it and try again.',
      description: 'The server refused fields',
    },
    401: {
      id: 'error.signedOut',
      defaultMessage: 'Log in to go on.',
      description: 'A call needs a login',
    },
    403: {
      id: 'error.forbidden',
      defaultMessage: 'You are not allowed to do this.',
      description: 'The server refused an action to this person',
    },
    404: {
      id: 'error.gone',
      defaultMessage: 'This no longer exists.',
      description: 'What the action was about is gone',
    },
    429: {
      id: 'error.tooMany',
      defaultMessage: 'Too many tries. Wait a moment, then try again.',
      description: 'A rate limit was reached',
    },
    503: {
      id: 'error.unavailable',
      defaultMessage: 'The service is not available right now. Try again in a moment.',
      description: 'The server answers that it cannot serve at the moment',
    },
  }),
  network,
  timeout: network,
  413: unknown,
  415: unknown,
  500: unknown,
  unknown,
} satisfies Record<FailureCase, MessageDescriptor>;

/**
 * What is said about errors that calls of this app can meet, where the words of their case would not do. A test holds the table to
 * the contract: nothing stands here that no call can meet, and nothing is missing that the words of its case cannot say.
 */
export const specialMessages = {
  ...defineMessages({
    setting_fixed: {
      id: 'error.settingFixed',
      defaultMessage: 'The environment of the server fixes this. It is changed there.',
      description: 'A setting that the environment fixes',
    },
    test_mail_failed: {
      id: 'error.testMailFailed',
      defaultMessage: 'The mail server did not take the mail. Check host, port, user and password.',
      description: 'The mail server did not take a test mail',
    },
    payment_keys_not_set: {
      id: 'error.paymentKeysNotSet',
      defaultMessage: 'Save the keys of Stripe first.',
      description: 'The keys for payments were tested, and there are none',
    },
    test_payment_failed: {
      id: 'error.testPaymentFailed',
      defaultMessage: 'Stripe did not take the keys. Check them in the dashboard of Stripe.',
      description: 'Stripe refused the keys for payments',
    },
    admin_second_step_required: {
      id: 'error.ownSecondStep',
      defaultMessage: 'Set up a second step for your own account first, or log in with a passkey.',
      description: 'Something takes a second step of signing in',
    },
    second_step_not_required: {
      id: 'error.noSecondStepNeeded',
      defaultMessage: 'This person needs no second step now. Load the page again.',
      description: 'A second step is released for somebody of whom none is required any more',
    },
    review_claimed: {
      id: 'error.claimed',
      defaultMessage: 'Somebody else is reviewing this right now.',
      description: 'Another reviewer has claimed the submission',
    },
    order_not_refundable: {
      id: 'error.notRefundable',
      defaultMessage: 'This order cannot be refunded any more.',
      description: 'The order is not paid, or refunded already',
    },
    goods_exist: {
      id: 'error.goodsExist',
      defaultMessage: 'There are goods with this ID already, perhaps retired ones. Choose another ID.',
      description: 'The id of new goods is taken',
    },
    payout_not_open: {
      id: 'error.payoutSettled',
      defaultMessage: 'This payout was settled already.',
      description: 'Another admin paid or refused it',
    },
    payout_reference_used: {
      id: 'error.payoutReferenceUsed',
      defaultMessage: 'Another payout has this reference already. Each transfer settles one payout.',
      description: 'The reference of a transfer stands on another payout',
    },
    own_payout: {
      id: 'error.ownPayout',
      defaultMessage: 'This payout is your own. Somebody else must settle it.',
      description: 'Nobody settles their own payout',
    },
    payout_claimed: {
      id: 'error.payoutClaimed',
      defaultMessage: 'Another admin is paying this out at the moment.',
      description: 'A payout that another admin has claimed',
    },
    payout_not_claimed: {
      id: 'error.payoutNotClaimed',
      defaultMessage:
        'Another admin has claimed this payout since. Check with them before any money is transferred.',
      description: 'A payout was to be marked as paid, which the reader has not claimed last',
    },
    refund_not_repeatable: {
      id: 'error.refundNotRepeatable',
      defaultMessage:
        'This refund cannot be sent again: its payment provider is not this site’s any more, or has returned the money.',
      description: 'A refund was to be sent to the provider again',
    },
    refund_not_by_hand: {
      id: 'error.refundNotByHand',
      defaultMessage:
        'This refund cannot be settled by hand: the payment provider may still make it, or it is done.',
      description: 'A refund was to be recorded as paid by hand',
    },
    image_not_accepted: {
      id: 'error.pictureRefused',
      defaultMessage: 'This file cannot be used as a picture. Take a JPEG, PNG or WebP.',
      description: 'An uploaded file is no picture',
    },
    image_too_large: {
      id: 'error.pictureTooLarge',
      defaultMessage: 'This picture is too large.',
      description: 'An uploaded picture has too many bytes or pixels',
    },
    not_published: {
      id: 'error.notPublic',
      defaultMessage: 'The work is not public any more. Dismiss the case instead.',
      description: 'A case cannot be upheld, as there is nothing to take down',
    },
    mail_not_repeatable: {
      id: 'error.mailSent',
      defaultMessage: 'This mail is on its way already.',
      description: 'Only mails that failed or were kept are sent again',
    },
    mail_server_not_set: {
      id: 'error.noMailServer',
      defaultMessage: 'No mail server is set. Set one first, then send again.',
      description: 'A mail cannot be sent, since the site has no mail server',
    },
    super_admins_only: {
      id: 'error.superOnly',
      defaultMessage: 'Only super admins can do this.',
      description: 'An action for super admins',
    },
    own_account: {
      id: 'error.ownAccount',
      defaultMessage: 'You cannot change your own account here.',
      description: 'Nobody changes their own kind or locks themselves out',
    },
    feedback_changed: {
      id: 'error.feedbackChanged',
      defaultMessage: 'Somebody else has dealt with this feedback meanwhile.',
      description: 'Two moderators answered or closed feedback at once',
    },
    work_changed: {
      id: 'error.workChanged',
      defaultMessage: 'The work has changed meanwhile.',
      description: 'Tags were corrected of a work that is another by now',
    },
    list_changed: {
      id: 'error.listChanged',
      defaultMessage: 'Somebody else has changed this list meanwhile.',
      description: 'Two moderators changed the list at once',
    },
    tag_has_children: {
      id: 'error.hasChildren',
      defaultMessage: 'This tag has tags below it. Move those first.',
      description: 'A tag with children cannot go below another',
    },
  }),
  already_decided: decided,
  own_work: ownWork,
  case_decided: decided,
  own_submission: ownWork,
} satisfies Partial<Record<ErrorName, MessageDescriptor>>;
