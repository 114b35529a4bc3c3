import { useIntl } from 'react-intl';
import type { ListedBoard } from '../listed-board.ts';
import { messages } from '../messages.ts';
import { relativeTime } from '../relative-time.ts';
import { useNow } from '../use-now.ts';

const DAY_MS = 86_400_000;

/** When a board was last changed; in the trash, how long it stays there. */
export function BoardMoment({ board: { at, purgeAt } }: { board: ListedBoard }) {
  const intl = useIntl();
  const now = useNow();
  if (purgeAt !== undefined) {
    const days = Math.max(0, Math.ceil((Date.parse(purgeAt) - now) / DAY_MS));
    return (
      <time dateTime={purgeAt} title={intl.formatDate(purgeAt, { dateStyle: 'long', timeStyle: 'short' })}>
        {intl.formatMessage(messages.purgedIn, { days })}
      </time>
    );
  }
  const { value, unit } = relativeTime(at, now);
  const when = intl.formatRelativeTime(value, unit, { numeric: 'always' });
  return (
    <time dateTime={at} title={intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}>
      {value === 0 ? intl.formatMessage(messages.editedNow) : intl.formatMessage(messages.edited, { when })}
    </time>
  );
}
