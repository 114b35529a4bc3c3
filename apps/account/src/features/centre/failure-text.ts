import { ApiFailure } from '@boardwalk/api-client';
import { FieldRule, megapixels } from '@boardwalk/domain';
import type { IntlShape } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { centreFailureMessages, pictureFailureMessages } from './failure-messages.ts';

/** A failed call of the account centre in words. */
export function centreFailureText(intl: IntlShape, failure: unknown): string {
  if (failure instanceof ApiFailure && failure.is('image_not_accepted')) {
    const { rule, limit } = failure.data;
    if (rule === FieldRule.MAX_PIXELS && typeof limit === 'number')
      return intl.formatMessage(pictureFailureMessages.imageTooManyPixels, { limit: megapixels(limit) });
  }
  return failureText(intl, failure, centreFailureMessages);
}
