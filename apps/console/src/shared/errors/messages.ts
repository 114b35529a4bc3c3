import { defineMessages } from '@boardwalk/app-shell/language';

export const errorMessages = defineMessages({
  network: {
    id: 'error.network',
    defaultMessage: 'Network error. Check the connection and try again.',
    description: 'A call got no answer, or none in time',
  },
  unknown: {
    id: 'error.unknown',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'A failure with no text of its own',
  },
  unavailable: {
    id: 'error.unavailable',
    defaultMessage: 'The service is not available right now. Try again in a moment.',
    description: 'The server answers that it cannot serve at the moment',
  },
  badInput: {
    id: 'error.badInput',
    defaultMessage: 'This cannot be used. Check it and try again.',
    description: 'The server refused fields',
  },
  signedOut: {
    id: 'error.signedOut',
    defaultMessage: 'Log in to go on.',
    description: 'A call needs a login',
  },
  forbidden: {
    id: 'error.forbidden',
    defaultMessage: 'You are not allowed to do this.',
    description: 'The server refused an action to this person',
  },
  gone: {
    id: 'error.gone',
    defaultMessage: 'This no longer exists.',
    description: 'What the action was about is gone',
  },
  tooMany: {
    id: 'error.tooMany',
    defaultMessage: 'Too many tries. Wait a moment, then try again.',
    description: 'A rate limit was reached',
  },
  ownWork: {
    id: 'error.ownWork',
    defaultMessage: 'This is your own work. Somebody else must decide.',
    description: 'Nobody judges their own work',
  },
  decided: {
    id: 'error.decided',
    defaultMessage: 'Somebody has decided this already.',
    description: 'Another moderator was faster',
  },
  claimed: {
    id: 'error.claimed',
    defaultMessage: 'Somebody else is reviewing this right now.',
    description: 'Another reviewer has claimed the submission',
  },
  notPublic: {
    id: 'error.notPublic',
    defaultMessage: 'The work is not public any more. Dismiss the case instead.',
    description: 'A case cannot be upheld, as there is nothing to take down',
  },
  payoutSettled: {
    id: 'error.payoutSettled',
    defaultMessage: 'This payout was settled already.',
    description: 'Another admin paid or refused it',
  },
  payoutReferenceUsed: {
    id: 'error.payoutReferenceUsed',
    defaultMessage: 'Another payout has this reference already. Each transfer settles one payout.',
    description: 'The reference of a transfer stands on another payout',
  },
  settingFixed: {
    id: 'error.settingFixed',
    defaultMessage: 'The environment of the server fixes this. It is changed there.',
    description: 'A setting that the environment fixes',
  },
  paymentKeysNotSet: {
    id: 'error.paymentKeysNotSet',
    defaultMessage: 'Save the keys of Stripe first.',
    description: 'The keys for payments were tested, and there are none',
  },
  testPaymentFailed: {
    id: 'error.testPaymentFailed',
    defaultMessage: 'Stripe did not take the keys. Check them in the dashboard of Stripe.',
    description: 'Stripe refused the keys for payments',
  },
  testMailFailed: {
    id: 'error.testMailFailed',
    defaultMessage: 'The mail server did not take the mail. Check host, port, user and password.',
    description: 'The mail server did not take a test mail',
  },
  payoutClaimed: {
    id: 'error.payoutClaimed',
    defaultMessage: 'Another admin is paying this out at the moment.',
    description: 'A payout that another admin has claimed',
  },
  payoutNotClaimed: {
    id: 'error.payoutNotClaimed',
    defaultMessage:
      'Another admin has claimed this payout since. Check with them before any money is transferred.',
    description: 'A payout was to be marked as paid, which the reader has not claimed last',
  },
  ownPayout: {
    id: 'error.ownPayout',
    defaultMessage: 'This payout is your own. Somebody else must settle it.',
    description: 'Nobody settles their own payout',
  },
  notRefundable: {
    id: 'error.notRefundable',
    defaultMessage: 'This order cannot be refunded any more.',
    description: 'The order is not paid, or refunded already',
  },
  refundNotRepeatable: {
    id: 'error.refundNotRepeatable',
    defaultMessage:
      'This refund cannot be sent again: its payment provider is not this site’s any more, or has returned the money.',
    description: 'A refund was to be sent to the provider again',
  },
  refundNotByHand: {
    id: 'error.refundNotByHand',
    defaultMessage:
      'This refund cannot be settled by hand: the payment provider may still make it, or it is done.',
    description: 'A refund was to be recorded as paid by hand',
  },
  goodsExist: {
    id: 'error.goodsExist',
    defaultMessage: 'There are goods with this ID already, perhaps retired ones. Choose another ID.',
    description: 'The id of new goods is taken',
  },
  mailSent: {
    id: 'error.mailSent',
    defaultMessage: 'This mail is on its way already.',
    description: 'Only mails that failed or were kept are sent again',
  },
  noMailServer: {
    id: 'error.noMailServer',
    defaultMessage: 'No mail server is set. Set one first, then send again.',
    description: 'A mail cannot be sent, since the site has no mail server',
  },
  superOnly: {
    id: 'error.superOnly',
    defaultMessage: 'Only super admins can do this.',
    description: 'An action for super admins',
  },
  ownSecondStep: {
    id: 'error.ownSecondStep',
    defaultMessage: 'Set up a second step for your own account first, or log in with a passkey.',
    description: 'Something takes a second step of signing in',
  },
  noSecondStepNeeded: {
    id: 'error.noSecondStepNeeded',
    defaultMessage: 'This person needs no second step now. Load the page again.',
    description: 'A second step is released for somebody of whom none is required any more',
  },
  ownAccount: {
    id: 'error.ownAccount',
    defaultMessage: 'You cannot change your own account here.',
    description: 'Nobody changes their own kind or locks themselves out',
  },
  hasChildren: {
    id: 'error.hasChildren',
    defaultMessage: 'This tag has tags below it. Move those first.',
    description: 'A tag with children cannot go below another',
  },
  pictureRefused: {
    id: 'error.pictureRefused',
    defaultMessage: 'This file cannot be used as a picture. Take a JPEG, PNG or WebP.',
    description: 'An uploaded file is no picture',
  },
  pictureTooLarge: {
    id: 'error.pictureTooLarge',
    defaultMessage: 'This picture is too large.',
    description: 'An uploaded picture has too many bytes or pixels',
  },
});
