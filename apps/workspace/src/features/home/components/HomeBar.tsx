import { siteLogo, siteName } from '@boardwalk/app-shell/start';
import { Drawer, IconButton, Logo } from '@boardwalk/ui-kit';
import { LayoutTemplate, PanelLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AccountMenu } from '@boardwalk/app-shell/app';
import { usePageEdge } from '@boardwalk/app-shell/page-edges';
import { outsidePaths, paths } from '#shared/paths.ts';
import { messages } from '../messages.ts';
import type { OpenPlace } from '../use-place.ts';
import styles from './HomeBar.module.css';
import { HomeNav } from './HomeNav.tsx';

/** The bar over the home page: the product, the way to the templates, the person. On a phone also the places. */
export function HomeBar({ place }: { place: OpenPlace | null }) {
  const intl = useIntl();
  const bar = useRef<HTMLElement>(null);
  usePageEdge(bar, 'start');
  const [isOpen, setIsOpen] = useState(false);
  const places = intl.formatMessage(messages.places);
  return (
    <header ref={bar} className={styles.bar}>
      <span className={styles.toggle}>
        <IconButton label={places} icon={<PanelLeft />} onClick={() => setIsOpen(true)} />
      </span>
      <Link to={paths.home()} className={styles.logo} aria-label={intl.formatMessage(messages.home)}>
        <Logo name={siteName()} picture={siteLogo()} />
      </Link>
      <a className={styles.templates} href={outsidePaths.community()}>
        <LayoutTemplate aria-hidden />
        <span>{intl.formatMessage(messages.templates)}</span>
      </a>
      <AccountMenu />
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={places}
        closeLabel={intl.formatMessage(messages.close)}
        flush
      >
        <HomeNav place={place} onLeave={() => setIsOpen(false)} />
      </Drawer>
    </header>
  );
}
