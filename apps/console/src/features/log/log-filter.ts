import { ModerationAction } from '@boardwalk/domain';

/** Which entries of the log are wanted; what is left out matches all. */
export interface LogFilter {
  readonly action?: string;
  readonly fileKey?: string;
  readonly userId?: string;
  /** First day, by the time zone of the site. */
  readonly from?: string;
  /** Last day. */
  readonly to?: string;
}

/** Names of the filters in the address of the page. */
export type FilterName = 'action' | 'moderator' | 'file' | 'from' | 'to';

/** All that can be done. */
export const ACTIONS: readonly string[] = Object.values(ModerationAction);

const KEY = /^[0-9A-Za-z]{12}$/u;
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/u;

/** The filter that stands in the address; what the API would refuse is passed over. */
export function filterOf(query: URLSearchParams): LogFilter {
  const valid = (name: FilterName, isValid: (value: string) => boolean) => {
    const value = query.get(name);
    return value !== null && isValid(value) ? value : undefined;
  };
  const action = valid('action', (value) => ACTIONS.includes(value));
  const fileKey = valid('file', (value) => KEY.test(value));
  const userId = valid('moderator', (value) => KEY.test(value));
  const from = valid('from', isDay);
  const to = valid('to', isDay);
  return {
    ...(action === undefined ? {} : { action }),
    ...(fileKey === undefined ? {} : { fileKey }),
    ...(userId === undefined ? {} : { userId }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** The query of the API for a filter. */
export function queryOf({ action, fileKey, userId, from, to }: LogFilter) {
  return {
    ...(action === undefined ? {} : { action }),
    ...(fileKey === undefined ? {} : { file_key: fileKey }),
    ...(userId === undefined ? {} : { user_id: userId }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** Whether a text is a day of the calendar, from the year 1000 on: a year is typed digit by digit. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
