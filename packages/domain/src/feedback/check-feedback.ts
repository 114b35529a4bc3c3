import { checkImages, type ImageFile } from '../images/check-image.ts';
import { ImageType } from '../images/image-type.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { FEEDBACK_LIMITS } from './limits.ts';

/** Types a feedback image may have, judged by content. */
export const FEEDBACK_IMAGE_TYPES: readonly ImageType[] = [ImageType.JPEG, ImageType.PNG];

/** Feedback as the form holds it and as the server receives it. */
export interface FeedbackForm {
  /** Id of the career from the taxonomy. */
  readonly career: number | null;
  /** Id of the industry from the taxonomy. */
  readonly industry: number | null;
  readonly description: string;
  readonly imageCount: number;
}

/** Fields of feedback that break rules, as the JSON text names them. */
export type FeedbackField = 'career' | 'industry' | 'description' | 'imgList';

/**
 * Checks feedback (spec §5): career, industry and description are required, the description has at most 2000 characters,
 * at most three images go with it.
 *
 * @param form the feedback
 */
export function checkFeedback(form: FeedbackForm): FieldViolation<FeedbackField>[] {
  const violations: FieldViolation<FeedbackField>[] = [];
  if (form.career === null) violations.push({ field: 'career', rule: FieldRule.REQUIRED });
  if (form.industry === null) violations.push({ field: 'industry', rule: FieldRule.REQUIRED });
  violations.push(
    ...checkText('description', form.description, {
      min: FEEDBACK_LIMITS.descriptionMin,
      max: FEEDBACK_LIMITS.descriptionMax,
    }),
  );
  if (form.imageCount > FEEDBACK_LIMITS.imagesMax) {
    violations.push({ field: 'imgList', rule: FieldRule.MAX_ITEMS, limit: FEEDBACK_LIMITS.imagesMax });
  }
  return violations;
}

/**
 * Checks the images picked for feedback: at most three, each jpeg or png of at most 2 MB. Spec §5, VAL-FB-05 to VAL-FB-07.
 *
 * @param files the images
 */
export function checkFeedbackImages(files: readonly ImageFile[]): FieldViolation<FeedbackField>[] {
  return checkImages('imgList', files, {
    types: FEEDBACK_IMAGE_TYPES,
    maxBytes: FEEDBACK_LIMITS.imageMaxBytes,
    max: FEEDBACK_LIMITS.imagesMax,
  });
}
