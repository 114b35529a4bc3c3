import { Logo } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from '#shared/links/Link.tsx';
import { paths } from '#shared/paths.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { shellMessages } from './messages.ts';
import styles from './SiteHeader.module.css';

/** The normal header: the logo, and the bar. */
export function SiteHeader() {
  const intl = useIntl();
  const { siteName: product, siteLogo } = usePageSettings();
  return (
    <HeaderBar
      start={
        <Link
          to={paths.home()}
          className={styles.logo}
          aria-label={`${product} – ${intl.formatMessage(shellMessages.home)}`}
        >
          <Logo name={product} picture={siteLogo} className={styles.logoFull} />
          <Logo name={product} picture={siteLogo} markOnly className={styles.logoMark} />
        </Link>
      }
    />
  );
}
