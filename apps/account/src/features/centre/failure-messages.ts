import { defineMessage, defineMessages } from 'react-intl';

/** Why a call of the account centre failed, where the words of every page do not say it. */
export const centreFailureMessages = defineMessages({
  wrongPassword: {
    id: 'account.error.wrongPassword',
    defaultMessage: 'The password is not right.',
    description: 'The password asked again is wrong',
  },
  nameNeeded: {
    id: 'account.error.nameNeeded',
    defaultMessage: 'Keep an email address or a mobile number to log in with.',
    description: 'The last name to sign in with was to be removed',
  },
  imageTooLarge: {
    id: 'account.error.imageTooLarge',
    defaultMessage: 'The picture is larger than 5 MB.',
    description: 'The picture is too large',
  },
  imageNotAccepted: {
    id: 'account.error.imageNotAccepted',
    defaultMessage:
      'This picture cannot be used. Choose a JPEG, PNG or WebP of at most 4 megapixels, or a photo straight from a camera.',
    description: 'The picture is of another type, or has too many pixels',
  },
  notSold: {
    id: 'account.error.notSold',
    defaultMessage: 'This is not for sale any more.',
    description: 'What was to be bought is not sold',
  },
  alreadyOwned: {
    id: 'account.error.alreadyOwned',
    defaultMessage: 'You have this already.',
    description: 'What was to be bought is owned',
  },
  ownWork: {
    id: 'account.error.ownWork',
    defaultMessage: 'This template is your own.',
    description: 'A creator wants to buy their own work',
  },
  orderNotOpen: {
    id: 'account.error.orderNotOpen',
    defaultMessage: 'This order is closed. Place a new one.',
    description: 'The order cannot be paid any more',
  },
  notRefundable: {
    id: 'account.error.notRefundable',
    defaultMessage: 'This cannot be given back any more.',
    description: 'The time to give back is over',
  },
  paymentUnavailable: {
    id: 'account.error.paymentUnavailable',
    defaultMessage: 'Paying does not work at the moment. Try again later.',
    description: 'The payment provider is away',
  },
  smallBalance: {
    id: 'account.error.smallBalance',
    defaultMessage: 'There is not that much to pay out any more. Load the page again.',
    description: 'The payout is larger than the balance',
  },
  fewPoints: {
    id: 'account.error.fewPoints',
    defaultMessage: 'You do not have enough points yet.',
    description: 'Too few points for the card',
  },
  planWithoutEnd: {
    id: 'account.error.planWithoutEnd',
    defaultMessage: 'Your membership has no end that could be moved.',
    description: 'A card is of no use',
  },
  wrongCode: {
    id: 'account.error.wrongCode',
    defaultMessage: 'The code is not right, or was used already. Wait for the next one.',
    description: 'The code of an authenticator is wrong',
  },
  changedMeanwhile: {
    id: 'account.error.changedMeanwhile',
    defaultMessage: 'This has changed meanwhile. Load the page again.',
    description: 'Something was done elsewhere meanwhile',
  },
  releaseNeeded: {
    id: 'account.error.releaseNeeded',
    defaultMessage: 'A super admin of this site must allow this first.',
    description: 'An admin sets up a second step without the leave of a super admin',
  },
  setUpExpired: {
    id: 'account.error.setUpExpired',
    defaultMessage: 'Setting it up took too long, or was begun again elsewhere. Close this and begin again.',
    description: 'The secret of an authenticator waits for its first code no more',
  },
  providerSilent: {
    id: 'account.error.providerSilent',
    defaultMessage: 'The other service does not answer. Try again later.',
    description: 'A service to link does not answer',
  },
  providerRefused: {
    id: 'account.error.providerRefused',
    defaultMessage: 'The other service did not confirm who you are. Try again.',
    description: 'The person cancelled at a service to link, or its answer was wrong',
  },
  identityTaken: {
    id: 'account.error.identityTaken',
    defaultMessage: 'That account of the other service is linked to another account here.',
    description: 'An identity is of one account',
  },
  noPasskeys: {
    id: 'account.error.noPasskeys',
    defaultMessage: 'This site has no passkeys: its address is none that they work with.',
    description: 'The site has no name, or no https',
  },
  passkeyLimit: {
    id: 'account.error.passkeyLimit',
    defaultMessage: 'You have as many passkeys as there may be. Remove one first.',
    description: 'There are too many passkeys',
  },
  passkeyExists: {
    id: 'account.error.passkeyExists',
    defaultMessage: 'This device has a passkey for your account already.',
    description: 'The authenticator has a passkey of this account',
  },
  passkeyRefused: {
    id: 'account.error.passkeyRefused',
    defaultMessage: 'The passkey could not be checked. Try again, or use another device.',
    description: 'The answer of the authenticator was refused',
  },
  tokenLimit: {
    id: 'account.error.tokenLimit',
    defaultMessage: 'You have as many tokens as there may be. Revoke one first.',
    description: 'There are too many service tokens',
  },
  webhookLimit: {
    id: 'account.error.webhookLimit',
    defaultMessage: 'You have as many webhooks as there may be. Delete one first.',
    description: 'There are too many webhooks',
  },
  gone: {
    id: 'account.error.gone',
    defaultMessage: 'This is not there any more. Load the page again.',
    description: 'What was acted on is gone',
  },
  notAllowed: {
    id: 'account.error.notAllowed',
    defaultMessage: 'You may not do this any more.',
    description: 'A right was taken away meanwhile',
  },
});

/** Why a picture was refused, with the limit. */
export const pictureFailureMessages = {
  imageTooManyPixels: defineMessage<{ limit: number }>({
    id: 'account.error.imageTooManyPixels',
    defaultMessage: 'In this format a picture may have at most {limit} megapixels. Choose a smaller one.',
    description: 'The picture has too many pixels; the limit depends on the format. Always whole megapixels',
  }),
};
