import { avatarColourIndex, avatarLabel } from '@boardwalk/domain';
import { Avatar, Button, Popover, toast, type AvatarColor } from '@boardwalk/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Following } from '../live/following.ts';
import type { LiveBoard } from '../live/live-board.ts';
import type { Person } from '../live/presence.ts';
import { usePeople } from '../live/use-live-board.ts';
import { messages } from '../messages.ts';
import { messages as together } from '../together-messages.ts';
import styles from './People.module.css';

/** How many are shown by their avatar; the rest are a number. */
const MOST_SHOWN = 4;

export interface PeopleProps {
  readonly live: LiveBoard;
  readonly following: Following;
  /** Whether the person here may bring everybody to where they are. */
  readonly mayCall: boolean;
}

/** Who else is on the board, each in the colour of their cursor. Their list follows one of them, or brings all here. */
export function People({ live, following, mayCall }: PeopleProps) {
  const intl = useIntl();
  const people = usePeople(live);
  const followed = useSyncExternalStore(following.subscribe, following.getFollowed);
  const [isOpen, setIsOpen] = useState(false);
  if (people.length === 0) return null;
  const hidden = people.length - MOST_SHOWN;

  const call = () => {
    setIsOpen(false);
    following.callEverybody();
    toast.info(intl.formatMessage(together.calledEverybody));
  };

  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      placement="bottom"
      align="end"
      label={intl.formatMessage(messages.people)}
      trigger={
        <button
          type="button"
          className={styles.root}
          aria-label={intl.formatMessage(together.peopleHere, { count: people.length })}
        >
          {people.slice(0, MOST_SHOWN).map((person) => (
            <PersonAvatar key={person.userId} person={person} />
          ))}
          {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
        </button>
      }
    >
      <div className={styles.panel}>
        <ul className={styles.list}>
          {people.map((person) => (
            <li key={person.userId} className={styles.line}>
              <PersonAvatar person={person} />
              <span className={styles.name}>{person.name}</span>
              {followed?.userId === person.userId ? (
                <Button size="small" onClick={() => following.stop()}>
                  {intl.formatMessage(together.stopFollowing)}
                </Button>
              ) : (
                <Button
                  size="small"
                  aria-label={intl.formatMessage(together.followPerson, { name: person.name })}
                  onClick={() => {
                    setIsOpen(false);
                    following.follow(person);
                  }}
                >
                  {intl.formatMessage(together.follow)}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayCall && (
          <Button block onClick={call}>
            {intl.formatMessage(together.callEverybody)}
          </Button>
        )}
      </div>
    </Popover>
  );
}

function PersonAvatar({ person: { userId, name, color } }: { readonly person: Person }) {
  return (
    <span className={styles.person} style={{ borderColor: color }}>
      <Avatar label={avatarLabel(name)} color={(avatarColourIndex(userId) + 1) as AvatarColor} size={24} />
    </span>
  );
}
