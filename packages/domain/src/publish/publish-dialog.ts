import { ReviewStatus } from '../review/review-status.ts';
import { DIALOG_SIZES } from '../overlay/limits.ts';

/** What the publish dialog shows for a file. */
export type PublishDialogView = 'form' | 'published' | 'in_review';

/**
 * What the publish dialog shows on opening (spec §4). A work that did not pass and a file never submitted show the form.
 *
 * @param status review status of the file
 */
export function publishDialogView(status: ReviewStatus): PublishDialogView {
  if (status === ReviewStatus.PASS) return 'published';
  if (status === ReviewStatus.NOT_AUDIT) return 'in_review';
  return 'form';
}

/**
 * Height of the publish dialog in CSS pixels: tall for the form, lower for the detail of a submitted work.
 * Spec §2, CONST-50.
 *
 * @param status review status of the file
 */
export function publishDialogHeight(status: ReviewStatus): number {
  return publishDialogView(status) === 'form'
    ? DIALOG_SIZES.publishFormHeight
    : DIALOG_SIZES.publishDetailHeight;
}
