import type { ErrorName } from '@boardwalk/api-client';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

const changedMeanwhile = defineMessage({
  id: 'account.error.changedMeanwhile',
  defaultMessage: 'This has changed meanwhile. Load the page again.',
  description: 'Something was done elsewhere meanwhile',
});

const setUpExpired = defineMessage({
  id: 'account.error.setUpExpired',
  defaultMessage: 'Setting it up took too long, or was begun again elsewhere. Close this and begin again.',
  description: 'The secret of an authenticator waits for its first code no more',
});

const notSold = defineMessage({
  id: 'account.error.notSold',
  defaultMessage: 'This is not for sale any more.',
  description: 'What was to be bought is not sold',
});

/** What the account centre says about errors, where the words of every page would not do. */
export const centreFailureMessages = {
  ...defineMessages({
    wrong_password: {
      id: 'account.error.wrongPassword',
      defaultMessage: 'The password is not right.',
      description: 'The password asked again is wrong',
    },
    wrong_code: {
      id: 'account.error.wrongCode',
      defaultMessage: 'The code is not right, or was used already. Wait for the next one.',
      description: 'The code of an authenticator is wrong',
    },
    second_step_release_needed: {
      id: 'account.error.releaseNeeded',
      defaultMessage: 'A super admin of this site must allow this first.',
      description: 'An admin sets up a second step without the leave of a super admin',
    },
    provider_unavailable: {
      id: 'account.error.providerSilent',
      defaultMessage: 'The other service does not answer. Try again later.',
      description: 'A service to link does not answer',
    },
    provider_refused: {
      id: 'account.error.providerRefused',
      defaultMessage: 'The other service did not confirm who you are. Try again.',
      description: 'The person cancelled at a service to link, or its answer was wrong',
    },
    identity_taken: {
      id: 'account.error.identityTaken',
      defaultMessage: 'That account of the other service is linked to another account here.',
      description: 'An identity is of one account',
    },
    passkeys_not_offered: {
      id: 'account.error.noPasskeys',
      defaultMessage: 'This site has no passkeys: its address is none that they work with.',
      description: 'The site has no name, or no https',
    },
    passkey_limit_reached: {
      id: 'account.error.passkeyLimit',
      defaultMessage: 'You have as many passkeys as there may be. Remove one first.',
      description: 'There are too many passkeys',
    },
    passkey_exists: {
      id: 'account.error.passkeyExists',
      defaultMessage: 'This device has a passkey for your account already.',
      description: 'The authenticator has a passkey of this account',
    },
    passkey_refused: {
      id: 'account.error.passkeyRefused',
      defaultMessage: 'The passkey could not be checked. Try again, or use another device.',
      description: 'The answer of the authenticator was refused',
    },
    sign_in_name_needed: {
      id: 'account.error.nameNeeded',
      defaultMessage: 'Keep an email address or a mobile number to log in with.',
      description: 'The last name to sign in with was to be removed',
    },
    image_too_large: {
      id: 'account.error.imageTooLarge',
      defaultMessage: 'The picture is larger than 5 MB.',
      description: 'The picture is too large',
    },
    image_not_accepted: {
      id: 'account.error.imageNotAccepted',
      defaultMessage:
        'This picture cannot be used. Choose a JPEG, PNG or WebP of at most 4 megapixels, or a photo straight from a camera.',
      description: 'The picture is of another type, or has too many pixels',
    },
    already_owned: {
      id: 'account.error.alreadyOwned',
      defaultMessage: 'You have this already.',
      description: 'What was to be bought is owned',
    },
    own_work_not_sold: {
      id: 'account.error.ownWork',
      defaultMessage: 'This template is your own.',
      description: 'A creator wants to buy their own work',
    },
    order_not_open: {
      id: 'account.error.orderNotOpen',
      defaultMessage: 'This order is closed. Place a new one.',
      description: 'The order cannot be paid any more',
    },
    order_not_refundable: {
      id: 'account.error.notRefundable',
      defaultMessage: 'This cannot be given back any more.',
      description: 'The time to give back is over',
    },
    payment_unavailable: {
      id: 'account.error.paymentUnavailable',
      defaultMessage: 'Paying does not work at the moment. Try again later.',
      description: 'The payment provider is away',
    },
    insufficient_balance: {
      id: 'account.error.smallBalance',
      defaultMessage: 'There is not that much to pay out any more. Load the page again.',
      description: 'The payout is larger than the balance',
    },
    insufficient_points: {
      id: 'account.error.fewPoints',
      defaultMessage: 'You do not have enough points yet.',
      description: 'Too few points for the card',
    },
    plan_without_end: {
      id: 'account.error.planWithoutEnd',
      defaultMessage: 'Your membership has no end that could be moved.',
      description: 'A card is of no use',
    },
    service_token_limit_reached: {
      id: 'account.error.tokenLimit',
      defaultMessage: 'You have as many tokens as there may be. Revoke one first.',
      description: 'There are too many service tokens',
    },
    webhook_limit_reached: {
      id: 'account.error.webhookLimit',
      defaultMessage: 'You have as many webhooks as there may be. Delete one first.',
      description: 'There are too many webhooks',
    },
    privilege_missing: {
      id: 'account.error.notAllowed',
      defaultMessage: 'You may not do this any more.',
      description: 'A right was taken away meanwhile',
    },
  }),
  second_step_on: changedMeanwhile,
  second_step_off: changedMeanwhile,
  second_step_not_begun: setUpExpired,
  challenge_expired: setUpExpired,
  provider_linked: changedMeanwhile,
  goods_not_found: notSold,
  goods_not_sold: notSold,
  purchases_not_offered: notSold,
} satisfies Partial<Record<ErrorName, MessageDescriptor>>;

/** Why a picture was refused, with the limit. */
export const pictureFailureMessages = {
  imageTooManyPixels: defineMessage<{ limit: number }>({
    id: 'account.error.imageTooManyPixels',
    defaultMessage: 'In this format a picture may have at most {limit} megapixels. Choose a smaller one.',
    description: 'The picture has too many pixels; the limit depends on the format. Always whole megapixels',
  }),
};
