import { AccountMenu, useActiveSession } from '@boardwalk/app-shell/app';
import { isAdmin, UserKind } from '@boardwalk/domain';
import { Logo, SkipLink } from '@boardwalk/ui-kit';
import { Flag, ListChecks, Mail, MessageSquareText, ReceiptText, ScrollText, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, NavLink, Outlet } from 'react-router';
import { paths } from '#shared/paths.ts';
import styles from './ConsoleFrame.module.css';
import { frameMessages } from './messages.ts';
import { NotForYouPage } from './pages/NotForYouPage.tsx';

const PLACES = [
  { to: paths.review(), words: frameMessages.review, icon: <ListChecks aria-hidden /> },
  { to: paths.reports(), words: frameMessages.reports, icon: <Flag aria-hidden /> },
  { to: paths.people(), words: frameMessages.people, icon: <Users aria-hidden /> },
  { to: paths.feedback(), words: frameMessages.feedback, icon: <MessageSquareText aria-hidden /> },
  { to: paths.log(), words: frameMessages.log, icon: <ScrollText aria-hidden /> },
] as const;

/** Further places of super admins. */
const SUPER_PLACES = [
  { to: paths.orders(), words: frameMessages.orders, icon: <ReceiptText aria-hidden /> },
  { to: paths.mails(), words: frameMessages.mails, icon: <Mail aria-hidden /> },
] as const;

/**
 * Around every page of the console: the product, its places, the account. Only admins come in; the server holds the
 * same with every call.
 */
export function ConsoleFrame() {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  if (!isAdmin(viewer.role)) return <NotForYouPage />;
  const places = viewer.role === UserKind.SUPER_ADMIN ? [...PLACES, ...SUPER_PLACES] : PLACES;
  return (
    <div className={styles.page}>
      <SkipLink href="#main">{intl.formatMessage(frameMessages.skip)}</SkipLink>
      <header className={styles.bar}>
        <Link to={paths.review()} className={styles.logo}>
          <Logo name={intl.formatMessage(frameMessages.product)} />
          <span className={styles.console}>{intl.formatMessage(frameMessages.console)}</span>
        </Link>
        <AccountMenu />
      </header>
      <nav className={styles.places} aria-label={intl.formatMessage(frameMessages.places)}>
        {places.map(({ to, words, icon }) => (
          <NavLink key={to} to={to} className={styles.place ?? ''}>
            {icon}
            <span>{intl.formatMessage(words)}</span>
          </NavLink>
        ))}
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
