import { UseFlag } from '@boardwalk/domain';
import { contentMessages as messages } from './messages.ts';

/** When something is shown, as the API says it. */
export interface Schedule {
  readonly use: UseFlag;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

/** Whether visitors see it, and if not, why. */
export type ShownState = 'shown' | 'closed' | 'planned' | 'ended';

/** Whether something is shown at a moment. */
export function shownState({ use, starts_at: from, ends_at: until }: Schedule, now: number): ShownState {
  if (use === UseFlag.CLOSED) return 'closed';
  if (until !== null && Date.parse(until) <= now) return 'ended';
  return from !== null && Date.parse(from) > now ? 'planned' : 'shown';
}

/** What each state is called. */
export const STATE_WORDS = {
  shown: messages.stateShown,
  closed: messages.stateClosed,
  planned: messages.statePlanned,
  ended: messages.stateEnded,
} as const;

/** A moment as a field of date and time shows it: local, without zone, to the minute. */
export function toField(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}` +
    `T${two(date.getHours())}:${two(date.getMinutes())}`
  );
}

/** What a field of date and time holds, as a moment; null when it is empty. */
export function fromField(text: string): string | null {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
