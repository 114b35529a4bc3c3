import { Logo } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from '#shared/links/Link.tsx';
import { useDialogs } from '#shared/dialogs/use-dialogs.ts';
import { outsidePaths, paths } from '#shared/paths.ts';
import { analyticsChanged, usePageSettings } from '#shared/settings/settings-slice.ts';
import styles from './Footer.module.css';
import { shellMessages } from './messages.ts';

/** The end of every page. */
export function Footer() {
  const intl = useIntl();
  const { open } = useDialogs();
  const { analytics, siteName, siteLogo } = usePageSettings();
  const dispatch = useDispatch();
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo name={siteName} picture={siteLogo} />
          <p>{intl.formatMessage(shellMessages.footerLine)}</p>
        </div>
        <nav className={styles.column} aria-label={intl.formatMessage(shellMessages.footerExplore)}>
          <h2 className={styles.heading}>{intl.formatMessage(shellMessages.footerExplore)}</h2>
          <Link to={paths.home()}>{intl.formatMessage(shellMessages.templates)}</Link>
          <Link to={paths.topics()}>{intl.formatMessage(shellMessages.topics)}</Link>
          <Link to={paths.hot()}>{intl.formatMessage(shellMessages.hot)}</Link>
          <Link to={paths.latest()}>{intl.formatMessage(shellMessages.latest)}</Link>
        </nav>
        <nav className={styles.column} aria-label={intl.formatMessage(shellMessages.footerProduct)}>
          <h2 className={styles.heading}>{intl.formatMessage(shellMessages.footerProduct)}</h2>
          <a href={outsidePaths.workspace()}>{intl.formatMessage(shellMessages.whiteboard)}</a>
          <a href="/api/docs">{intl.formatMessage(shellMessages.apiReference)}</a>
          <button type="button" className={styles.action} onClick={() => open('feedback', {})}>
            {intl.formatMessage(shellMessages.feedback)}
          </button>
          {analytics !== 'off' && (
            <button
              type="button"
              className={styles.action}
              onClick={() => dispatch(analyticsChanged('again'))}
            >
              {intl.formatMessage(shellMessages.privacy)}
            </button>
          )}
        </nav>
      </div>
    </footer>
  );
}
