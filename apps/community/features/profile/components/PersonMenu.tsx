import { IconButton, Menu, MenuItem } from '@boardwalk/ui-kit';
import { Ban, Flag, MoreHorizontal } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { blockMessages } from '#shared/follows/block-messages.ts';
import { useBlocking, type BlockedOne } from '#shared/follows/use-blocking.ts';
import { useFollow } from '#shared/follows/use-follow.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { profileMessages } from '../messages.ts';
import styles from '../ProfilePage.module.css';

/** What else can be done about a person: report their profile, and for viewers who are logged in block them, or no more. */
export function PersonMenu(person: BlockedOne) {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  const { isBlocked } = useFollow(person.userId);
  const { block, unblock } = useBlocking();
  const { open } = useDialogs();
  const { name, userId } = person;
  return (
    <Menu
      trigger={
        <IconButton label={intl.formatMessage(blockMessages.more, { name })} icon={<MoreHorizontal />} />
      }
    >
      <MenuItem icon={<Flag />} onSelect={() => open('report', { userId, name })}>
        {intl.formatMessage(profileMessages.report)}
      </MenuItem>
      {isLogged &&
        (isBlocked ? (
          <MenuItem icon={<Ban />} onSelect={() => void unblock(person)}>
            {intl.formatMessage(blockMessages.unblockNamed, { name })}
          </MenuItem>
        ) : (
          <MenuItem icon={<Ban />} tone="critical" onSelect={() => void block(person)}>
            {intl.formatMessage(blockMessages.blockNamed, { name })}
          </MenuItem>
        ))}
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
