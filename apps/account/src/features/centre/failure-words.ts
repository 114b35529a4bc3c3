import { ApiFailure, type ErrorName } from '@boardwalk/api-client';
import { FieldRule, megapixels } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { failureText } from '#shared/failures/failure-words.ts';
import { centreFailureMessages, pictureFailureMessages } from './failure-messages.ts';

/** Errors that only calls of the account centre have. */
const WORDS: Readonly<Partial<Record<ErrorName, keyof typeof centreFailureMessages>>> = {
  wrong_password: 'wrongPassword',
  wrong_code: 'wrongCode',
  second_step_on: 'changedMeanwhile',
  second_step_off: 'changedMeanwhile',
  second_step_release_needed: 'releaseNeeded',
  second_step_not_begun: 'setUpExpired',
  challenge_expired: 'setUpExpired',
  provider_not_found: 'gone',
  provider_unavailable: 'providerSilent',
  provider_refused: 'providerRefused',
  provider_linked: 'changedMeanwhile',
  identity_taken: 'identityTaken',
  passkeys_not_offered: 'noPasskeys',
  passkey_limit_reached: 'passkeyLimit',
  passkey_exists: 'passkeyExists',
  passkey_refused: 'passkeyRefused',
  passkey_not_found: 'gone',
  sign_in_name_needed: 'nameNeeded',
  image_too_large: 'imageTooLarge',
  image_not_accepted: 'imageNotAccepted',
  goods_not_found: 'notSold',
  goods_not_sold: 'notSold',
  purchases_not_offered: 'notSold',
  already_owned: 'alreadyOwned',
  own_work_not_sold: 'ownWork',
  order_not_open: 'orderNotOpen',
  order_not_refundable: 'notRefundable',
  payment_unavailable: 'paymentUnavailable',
  insufficient_balance: 'smallBalance',
  insufficient_points: 'fewPoints',
  plan_without_end: 'planWithoutEnd',
  service_token_limit_reached: 'tokenLimit',
  webhook_limit_reached: 'webhookLimit',
  webhook_not_found: 'gone',
  webhook_delivery_not_found: 'gone',
  service_token_not_found: 'gone',
  privilege_missing: 'notAllowed',
  team_not_found: 'gone',
};

/** A failed call of the account centre in words. */
export function centreFailureText(intl: IntlShape, failure: unknown): string {
  if (failure instanceof ApiFailure && failure.is('image_not_accepted')) {
    const { rule, limit } = failure.data;
    if (rule === FieldRule.MAX_PIXELS && typeof limit === 'number')
      return intl.formatMessage(pictureFailureMessages.imageTooManyPixels, { limit: megapixels(limit) });
  }
  const word = failure instanceof ApiFailure ? WORDS[failure.error as ErrorName] : undefined;
  return word === undefined ? failureText(intl, failure) : intl.formatMessage(centreFailureMessages[word]);
}
