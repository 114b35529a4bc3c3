import type { SharedFile } from '@boardwalk/api-client';
import { Preferences } from '@boardwalk/app-shell/app';
import { siteName } from '@boardwalk/app-shell/start';
import { Badge, Button, IconButton, Logo, Menu, MenuItem } from '@boardwalk/ui-kit';
import { Ellipsis, Keyboard, ListTree, Presentation, TextSearch } from 'lucide-react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import { outsidePaths } from '#shared/paths.ts';
import bar from '../components/EditorHeader.module.css';
import name from '../components/FileName.module.css';
import { People } from '../components/People.tsx';
import { findMessages } from '../find/messages.ts';
import type { Following } from '../live/following.ts';
import type { LiveBoard } from '../live/live-board.ts';
import { messages as editorMessages } from '../messages.ts';
import { keys } from '../shortcut-keys.ts';
import type { KeptView } from '../use-kept-view.ts';
import styles from './GuestHeader.module.css';
import { guestMessages as messages } from './messages.ts';
import { signInHere } from './sign-in.ts';

export interface GuestHeaderProps {
  readonly live: LiveBoard;
  readonly following: Following;
  readonly file: SharedFile;
  readonly view: KeptView;
  /** Token of the link. */
  readonly token: string;
}

/** Over the board: whose it is, who is here, what can be done by looking, and the way in. */
export function GuestHeader({ live, following, file, view, token }: GuestHeaderProps) {
  const intl = useIntl();
  const { panel, showPanel } = view;
  return (
    <header className={bar.root}>
      <div className={bar.panel}>
        <IconButton
          label={intl.formatMessage(messages.community)}
          icon={<Logo name={siteName()} markOnly aria-hidden />}
          render={<OutsideLink href={outsidePaths.community()} />}
        />
        <span className={name.text} title={file.name}>
          {file.name}
        </span>
        <span className={styles.owner}>{file.owner.nick_name}</span>
        <Badge className={styles.badge}>{intl.formatMessage(editorMessages.viewOnly)}</Badge>
      </div>
      <div className={bar.panel}>
        <span className={styles.people}>
          <People live={live} following={following} mayCall={false} />
        </span>
        <IconButton
          label={intl.formatMessage(editorMessages.outline)}
          icon={<ListTree />}
          aria-expanded={panel === 'outline'}
          onClick={() => showPanel(panel === 'outline' ? null : 'outline')}
        />
        <Menu trigger={<IconButton label={intl.formatMessage(editorMessages.more)} icon={<Ellipsis />} />}>
          <MenuItem icon={<TextSearch />} hint={keys('mod', 'F')} onSelect={() => showPanel('find')}>
            {intl.formatMessage(findMessages.find)}
          </MenuItem>
          <MenuItem icon={<Presentation />} onSelect={() => showPanel('present')}>
            {intl.formatMessage(findMessages.present)}
          </MenuItem>
          <MenuItem icon={<Keyboard />} hint="?" onSelect={() => showPanel('shortcuts')}>
            {intl.formatMessage(editorMessages.shortcuts)}
          </MenuItem>
          <Preferences />
        </Menu>
        <Button
          className={styles.signIn ?? ''}
          variant="primary"
          render={<OutsideLink href={signInHere(token)} />}
        >
          {intl.formatMessage(messages.signIn)}
        </Button>
      </div>
    </header>
  );
}
