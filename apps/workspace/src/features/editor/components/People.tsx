import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, Popover, Tooltip, type AvatarColor } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import type { LiveBoard } from '../live/live-board.ts';
import type { Person } from '../live/presence.ts';
import { usePeople } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';
import styles from './People.module.css';

/** How many are shown by their avatar; the rest are a number. */
const MOST_SHOWN = 4;

/** Who else is on the board, each in the colour of their cursor. */
export function People({ live }: { live: LiveBoard }) {
  const intl = useIntl();
  const people = usePeople(live);
  if (people.length === 0) return null;
  const hidden = people.slice(MOST_SHOWN);
  return (
    <ul className={styles.root} aria-label={intl.formatMessage(messages.people)}>
      {people.slice(0, MOST_SHOWN).map((person) => (
        <li key={person.userId}>
          <PersonAvatar person={person} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li>
          <Popover
            label={intl.formatMessage(messages.people)}
            trigger={
              <button
                type="button"
                className={styles.more}
                aria-label={intl.formatMessage(messages.morePeople, { count: hidden.length })}
              >
                +{hidden.length}
              </button>
            }
          >
            <ul className={styles.names}>
              {hidden.map(({ userId, name }) => (
                <li key={userId}>{name}</li>
              ))}
            </ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}

function PersonAvatar({ person: { userId, name, color } }: { person: Person }) {
  return (
    <Tooltip content={name} placement="bottom" describes={false}>
      <span className={styles.person} style={{ borderColor: color }}>
        <Avatar
          label={avatarLabel(name)}
          color={(avatarColourIndex(userId) + 1) as AvatarColor}
          name={name}
          size={24}
        />
      </span>
    </Tooltip>
  );
}
