import { FieldRule } from '@boardwalk/domain';
import { ChildError } from '../children/childQueue.ts';
import { ApiError } from '../errors/ApiError.ts';
import { ImageRefusedError } from './encodedImage.ts';

/** The rule that a refused picture breaks. */
const RULES = {
  pixels: FieldRule.MAX_PIXELS,
  type: FieldRule.TYPE,
  broken: FieldRule.FORMAT,
  slow: FieldRule.FORMAT,
} as const satisfies Record<ImageRefusedError['refusal'], FieldRule>;

/** Seconds after which a full queue has room again. */
const RETRY_AFTER = 5;

/**
 * What a caller learns of a picture that was not taken: image_not_accepted with the field, the rule and, of pixels, the
 * limit; too_many_requests when too many wait. Any other failure is given back as it is.
 *
 * @param field name of the field on the wire
 */
export function refusedImage(error: unknown, field: string): unknown {
  if (error instanceof ChildError && error.fault === 'full')
    return new ApiError('too_many_requests', {
      data: { retry_after: RETRY_AFTER },
      cause: error,
      internal: error.message,
    });
  if (!(error instanceof ImageRefusedError)) return error;
  const { refusal, limit } = error;
  const rule = RULES[refusal];
  return new ApiError('image_not_accepted', {
    data: { field, rule, ...(limit === undefined ? {} : { limit }) },
    cause: error,
    internal: error.message,
  });
}
