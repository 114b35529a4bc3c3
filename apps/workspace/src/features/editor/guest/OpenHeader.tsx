import { Preferences } from '@boardwalk/app-shell/app';
import { Badge, IconButton, Menu, MenuItem } from '@boardwalk/ui-kit';
import { Ellipsis, Keyboard, ListTree, Presentation, TextSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { OutsideLink } from '#shared/links/OutsideLink.tsx';
import bar from '../components/EditorHeader.module.css';
import nameStyles from '../components/FileName.module.css';
import { findMessages } from '../find/messages.ts';
import { messages } from '../messages.ts';
import { keyHint, keys } from '../shortcut-keys.ts';
import type { KeptView } from '../use-kept-view.ts';
import styles from './OpenHeader.module.css';

export interface OpenHeaderProps {
  /** Where one comes from. */
  readonly back: { readonly label: string; readonly href: string; readonly icon: ReactNode };
  readonly name: string;
  /** Whose board it is. */
  readonly owner?: string;
  /** What one may do with it. */
  readonly badge: string;
  readonly view: KeptView;
  /** Who is here. */
  readonly people?: ReactNode;
  /** More items of the menu. */
  readonly items?: ReactNode;
  /** The way on: to sign in, or to keep what was made. */
  readonly children: ReactNode;
}

/** Over a board that one has open without an account: what it is, what can be done with it, and the way on. */
export function OpenHeader({ back, name, owner, badge, view, people, items, children }: OpenHeaderProps) {
  const intl = useIntl();
  const { panel, showPanel } = view;
  return (
    <header className={bar.root}>
      <div className={bar.panel}>
        <IconButton label={back.label} icon={back.icon} render={<OutsideLink href={back.href} />} />
        <span className={nameStyles.text} title={name}>
          {name}
        </span>
        {owner !== undefined && <span className={styles.owner}>{owner}</span>}
        <Badge className={styles.badge}>{badge}</Badge>
      </div>
      <div className={bar.panel}>
        {people !== undefined && <span className={styles.people}>{people}</span>}
        <IconButton
          label={intl.formatMessage(messages.outline)}
          icon={<ListTree />}
          aria-expanded={panel === 'outline'}
          onClick={() => showPanel(panel === 'outline' ? null : 'outline')}
        />
        <Menu trigger={<IconButton label={intl.formatMessage(messages.more)} icon={<Ellipsis />} />}>
          {items}
          <MenuItem icon={<TextSearch />} {...keyHint(keys('mod', 'F'))} onSelect={() => showPanel('find')}>
            {intl.formatMessage(findMessages.find)}
          </MenuItem>
          <MenuItem icon={<Presentation />} onSelect={() => showPanel('present')}>
            {intl.formatMessage(findMessages.present)}
          </MenuItem>
          <MenuItem icon={<Keyboard />} {...keyHint('?')} onSelect={() => showPanel('shortcuts')}>
            {intl.formatMessage(messages.shortcuts)}
          </MenuItem>
          <Preferences />
        </Menu>
        <span className={styles.way}>{children}</span>
      </div>
    </header>
  );
}
