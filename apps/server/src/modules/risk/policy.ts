import { ReportCaseState } from '@boardwalk/domain';

/** Somebody signed in may report this many times as often as an address of people who are not. */
export const SIGNED_IN_FACTOR = 5;

/** Whether a moderator may decide on the works of somebody: nobody decides on their own. */
export function mayDecideOn(moderatorId: string, work: { owner_id: string }): boolean {
  return work.owner_id !== moderatorId;
}

/** Whether a moderator may decide a case at this moment. */
export function mayDecideNow(
  moderatorId: string,
  row: { owner_id: string; state: ReportCaseState },
): boolean {
  return row.state === ReportCaseState.OPEN && mayDecideOn(moderatorId, row);
}
