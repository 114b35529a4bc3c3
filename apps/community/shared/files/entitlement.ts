import { failedWith } from '@boardwalk/api-client';
import { FeeType, isPrivateDeployment, MemberType } from '@boardwalk/domain';
import { isFailure } from '@boardwalk/app-shell/failures';
import type { DialogInputs } from '../dialogs/dialog-inputs.ts';
import type { SessionUser } from '../session/session-user.ts';
import type { FileMarks } from './marks-slice.ts';

/** Why the viewer may not use a work. */
export type Refusal = 'membership_required' | 'payment_required';

/**
 * Why the viewer may not use a work as far as the page knows; `null` when they may, or when only the server knows.
 * The server decides in the end, by the same rule.
 *
 * @param viewer null for a visitor without login
 */
export function refusalOf(
  feeType: FeeType,
  viewer: SessionUser | null,
  marks: Pick<FileMarks, 'isOwner' | 'paid'>,
): Refusal | null {
  if (feeType === FeeType.FREE || marks.isOwner || marks.paid || viewer === null) return null;
  if (feeType === FeeType.NEED_PAY) return 'payment_required';
  const isMember = viewer.member !== MemberType.NONE || isPrivateDeployment(viewer.e_id);
  return isMember ? null : 'membership_required';
}

/** Why the server did not let the viewer use a work; `null` for every other failure. */
export function refusalIn(error: unknown): Refusal | null {
  if (!isFailure(error)) return null;
  if (failedWith(error, 'membership_required')) return 'membership_required';
  return failedWith(error, 'payment_required') ? 'payment_required' : null;
}

/** What the server said of the plan that allows no further file; `null` for every other failure. */
export function fileLimitIn(error: unknown): DialogInputs['createFileLimit'] | null {
  if (!isFailure(error) || !failedWith(error, 'file_limit_reached')) return null;
  const { limit, current, team_id, team_type, edit_visitor_quantity } = error.data;
  return {
    ...(limit === undefined ? {} : { limitCount: limit }),
    ...(current === undefined ? {} : { curCount: current }),
    ...(team_id === undefined ? {} : { teamId: team_id }),
    ...(team_type === undefined ? {} : { teamType: team_type }),
    ...(edit_visitor_quantity === undefined ? {} : { editVisitorQuantity: edit_visitor_quantity }),
  };
}

/** Whether the place a copy was meant for is gone, or no longer open to the viewer. */
export function isPlaceGone(error: unknown): boolean {
  return isFailure(error) && PLACE_ERRORS.some((name) => failedWith(error, name));
}

const PLACE_ERRORS = ['team_not_found', 'project_not_found', 'folder_not_found', 'not_editor'] as const;
