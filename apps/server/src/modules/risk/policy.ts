import { ReportCaseState } from '@boardwalk/domain';

/** Somebody signed in may report this many times as often as an address of people who are not. */
export const SIGNED_IN_FACTOR = 5;

/** Whether a moderator may decide on the work or comment of somebody: nobody decides on their own. */
export function mayDecideOn(moderatorId: string, subject: { subject_owner_id: string | null }): boolean {
  return subject.subject_owner_id !== moderatorId;
}

/** Whether a moderator may decide a case at this moment. */
export function mayDecideNow(
  moderatorId: string,
  row: { subject_owner_id: string | null; state: ReportCaseState },
): boolean {
  return row.state === ReportCaseState.OPEN && mayDecideOn(moderatorId, row);
}
