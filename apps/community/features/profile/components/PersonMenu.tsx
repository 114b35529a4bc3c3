import { IconButton, Menu, MenuItem } from '@boardwalk/ui-kit';
import { Ban, MoreHorizontal } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { blockMessages } from '#shared/follows/block-messages.ts';
import { useBlocking, type BlockedOne } from '#shared/follows/use-blocking.ts';
import { useFollow } from '#shared/follows/use-follow.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import styles from '../ProfilePage.module.css';

/** What else can be done about a person: block them, or no more. For viewers who are logged in. */
export function PersonMenu(person: BlockedOne) {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  const { isBlocked } = useFollow(person.userId);
  const { block, unblock } = useBlocking();
  if (!isLogged) return null;
  const { name } = person;
  return (
    <Menu
      trigger={
        <IconButton label={intl.formatMessage(blockMessages.more, { name })} icon={<MoreHorizontal />} />
      }
    >
      {isBlocked ? (
        <MenuItem icon={<Ban />} onSelect={() => void unblock(person)}>
          {intl.formatMessage(blockMessages.unblockNamed, { name })}
        </MenuItem>
      ) : (
        <MenuItem icon={<Ban />} tone="critical" onSelect={() => void block(person)}>
          {intl.formatMessage(blockMessages.blockNamed, { name })}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Says that the viewer has blocked a person. */
export function BlockNote({ userId, name }: BlockedOne) {
  const intl = useIntl();
  const { isBlocked } = useFollow(userId);
  if (!isBlocked) return null;
  return <p className={styles.blocked}>{intl.formatMessage(blockMessages.note, { name })}</p>;
}
