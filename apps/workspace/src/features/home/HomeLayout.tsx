import { SkipLink } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Outlet, useMatch } from 'react-router';
import { UpgradeProvider } from '#shared/limits/TellFailures.tsx';
import { paths } from '#shared/paths.ts';
import { HomeBar } from './components/HomeBar.tsx';
import { HomeNav } from './components/HomeNav.tsx';
import styles from './HomeLayout.module.css';
import { messages } from './messages.ts';
import { usePlace } from './use-place.ts';

/** Around the lists of boards: the bar above, the ways to all places at the side. */
export function HomeLayout() {
  const intl = useIntl();
  const { place } = usePlace();
  const isPlace = useMatch(paths.home()) !== null;
  const open = isPlace ? place : null;
  return (
    <UpgradeProvider>
      <div className={styles.page}>
        <SkipLink href="#files">{intl.formatMessage(messages.skip)}</SkipLink>
        <HomeBar place={open} />
        <aside className={styles.side}>
          <HomeNav place={open} />
        </aside>
        <main className={styles.main}>
          <Outlet />
        </main>
      </div>
    </UpgradeProvider>
  );
}
