import { checkImages, type ImageFile } from '../images/check-image.ts';
import { ImageType } from '../images/image-type.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { REPORT_LIMITS } from './limits.ts';
import { ReportReason } from './report-reason.ts';

/** Types a report image may have, judged by content. */
export const REPORT_IMAGE_TYPES: readonly ImageType[] = [ImageType.JPEG, ImageType.PNG];

/** A report as the form holds it and as the server receives it. */
export interface ReportForm {
  readonly reason: number;
  /** Raw text; it is escaped only where it enters HTML. */
  readonly description: string;
  /** How many images go with it. Each was checked by `checkReportImage` when it was picked or uploaded. */
  readonly imageCount: number;
  /** Whether the reporter agreed to the user conduct standards; the server leaves it out. */
  readonly hasAgreed?: boolean;
}

/** Fields of a report that break rules; `agreement` is the form's alone and never travels. */
export type ReportField = 'agreement' | 'report_type' | 'report_desc' | 'images_key';

/**
 * Checks a report (spec §5): agreement first, a reason, a description of 5-200 characters, at most three images.
 *
 * @param form the report
 */
export function checkReport(form: ReportForm): FieldViolation<ReportField>[] {
  const isReason = Object.values<number>(ReportReason).includes(form.reason);
  const violations: FieldViolation<ReportField>[] = [];
  if (form.hasAgreed === false) violations.push({ field: 'agreement', rule: FieldRule.REQUIRED });
  if (form.reason === ReportReason.NONE) violations.push({ field: 'report_type', rule: FieldRule.REQUIRED });
  else if (!isReason) violations.push({ field: 'report_type', rule: FieldRule.UNKNOWN });
  violations.push(
    ...checkText('report_desc', form.description, {
      min: REPORT_LIMITS.descriptionMin,
      max: REPORT_LIMITS.descriptionMax,
    }),
  );
  if (form.imageCount > REPORT_LIMITS.imagesMax) {
    violations.push({ field: 'images_key', rule: FieldRule.MAX_ITEMS, limit: REPORT_LIMITS.imagesMax });
  }
  return violations;
}

/**
 * Checks the images picked for a report: at most three, each jpeg or png of at most 2 MB. Spec §5, VAL-FB-11, VAL-FB-12.
 *
 * @param files the images
 */
export function checkReportImages(files: readonly ImageFile[]): FieldViolation<ReportField>[] {
  return checkImages('images_key', files, {
    types: REPORT_IMAGE_TYPES,
    maxBytes: REPORT_LIMITS.imageMaxBytes,
    max: REPORT_LIMITS.imagesMax,
  });
}
