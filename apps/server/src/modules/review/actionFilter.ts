import { addDays, startOfLocalDate } from '@boardwalk/domain';
import type { ActionFilter } from './moderationLogRepository.ts';

/** A filter of the log as the wire has it. */
interface FilterQuery {
  user_id?: string | undefined;
  action?: string | undefined;
  file_key?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The filter of the log that a query asks for.
 *
 * @param timeZone whose days the query means
 */
export function actionFilterOf(query: FilterQuery, timeZone: string): ActionFilter {
  const { user_id: moderatorId, action, file_key: fileKey, from, to } = query;
  return {
    moderatorId,
    action,
    fileKey,
    since: from === undefined ? undefined : startOfLocalDate(from, timeZone),
    until: to === undefined ? undefined : startOfLocalDate(addDays(to, 1), timeZone),
  };
}
