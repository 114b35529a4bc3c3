import { useSiteLogo, useSiteName } from '@boardwalk/app-shell/start';
import { AccountMenu, useActiveSession } from '@boardwalk/app-shell/app';
import { usePageEdge } from '@boardwalk/app-shell/page-edges';
import { isAdmin, UserKind } from '@boardwalk/domain';
import { Logo, SkipLink } from '@boardwalk/ui-kit';
import {
  ChartColumn,
  ChevronDown,
  Banknote,
  Flag,
  GalleryHorizontal,
  Layers,
  LayoutTemplate,
  ListChecks,
  Mail,
  MessageSquareText,
  ReceiptText,
  ScanEye,
  ScrollText,
  Server,
  Settings,
  Tag,
  Tags,
  Users,
} from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, matchPath, NavLink, Outlet, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import styles from './ConsoleFrame.module.css';
import { frameMessages } from './messages.ts';
import { NotForYouPage } from './pages/NotForYouPage.tsx';
import { SecondStepPage } from './pages/SecondStepPage.tsx';
import { useSecondStep } from './use-second-step.ts';

const PLACES = [
  { to: paths.review(), words: frameMessages.review, icon: <ListChecks aria-hidden /> },
  { to: paths.reports(), words: frameMessages.reports, icon: <Flag aria-hidden /> },
  { to: paths.works(), words: frameMessages.works, icon: <LayoutTemplate aria-hidden /> },
  { to: paths.tags(), words: frameMessages.tags, icon: <Tags aria-hidden /> },
  { to: paths.topics(), words: frameMessages.topics, icon: <Layers aria-hidden /> },
  { to: paths.banners(), words: frameMessages.banners, icon: <GalleryHorizontal aria-hidden /> },
  { to: paths.people(), words: frameMessages.people, icon: <Users aria-hidden /> },
  { to: paths.figures(), words: frameMessages.figures, icon: <ChartColumn aria-hidden /> },
  { to: paths.feedback(), words: frameMessages.feedback, icon: <MessageSquareText aria-hidden /> },
  { to: paths.words(), words: frameMessages.words, icon: <ScanEye aria-hidden /> },
  { to: paths.log(), words: frameMessages.log, icon: <ScrollText aria-hidden /> },
] as const;

/** Further places of super admins. */
const SUPER_PLACES = [
  { to: paths.orders(), words: frameMessages.orders, icon: <ReceiptText aria-hidden /> },
  { to: paths.goods(), words: frameMessages.goods, icon: <Tag aria-hidden /> },
  { to: paths.payouts(), words: frameMessages.payouts, icon: <Banknote aria-hidden /> },
  { to: paths.site(), words: frameMessages.site, icon: <Settings aria-hidden /> },
  { to: paths.system(), words: frameMessages.system, icon: <Server aria-hidden /> },
  { to: paths.mails(), words: frameMessages.mails, icon: <Mail aria-hidden /> },
] as const;

/**
 * Around every page of the console: the product, its places, the account. Only admins come in; the server holds the
 * same with every call.
 */
export function ConsoleFrame() {
  const intl = useIntl();
  const { viewer } = useActiveSession();
  const { isNeeded, askAgain } = useSecondStep();
  if (!isAdmin(viewer.role)) return <NotForYouPage />;
  if (isNeeded) return <SecondStepPage onAgain={askAgain} />;
  const places = viewer.role === UserKind.SUPER_ADMIN ? [...PLACES, ...SUPER_PLACES] : PLACES;
  return (
    <div className={styles.page}>
      <SkipLink href="#main">{intl.formatMessage(frameMessages.skip)}</SkipLink>
      <Bar />
      <Places places={places} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

function Bar() {
  const intl = useIntl();
  const site = useSiteName();
  const logo = useSiteLogo();
  const bar = useRef<HTMLElement>(null);
  usePageEdge(bar, 'start');
  return (
    <header ref={bar} className={styles.bar}>
      <Link to={paths.review()} className={styles.logo}>
        <Logo name={site} picture={logo} />
        <span className={styles.console}>{intl.formatMessage(frameMessages.console)}</span>
      </Link>
      <AccountMenu />
    </header>
  );
}

interface Place {
  readonly to: string;
  readonly words: (typeof frameMessages)[keyof typeof frameMessages];
  readonly icon: ReactNode;
}

/** The places: beside the page, and on narrow pages behind a button that names the one where the reader is. */
function Places({ places }: { readonly places: readonly Place[] }) {
  const intl = useIntl();
  const id = useId();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // It closes when the reader has gone somewhere.
  const isOpen = openAt === pathname;
  const current = places.find(({ to }) => matchPath({ path: to, end: false }, pathname) !== null);
  return (
    <nav className={styles.places} aria-label={intl.formatMessage(frameMessages.places)}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        {current?.icon}
        <span>{intl.formatMessage(current?.words ?? frameMessages.morePlaces)}</span>
        {current !== undefined && (
          <span className={styles.more}>{intl.formatMessage(frameMessages.morePlaces)}</span>
        )}
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={id} className={styles.list} data-open={isOpen ? '' : undefined}>
        {places.map(({ to, words, icon }) => (
          <NavLink
            key={to}
            to={to}
            className={styles.place ?? ''}
            // The place where the reader is leads to no other address, after which it would close by itself.
            onClick={() => setOpenAt(undefined)}
          >
            {icon}
            <span>{intl.formatMessage(words)}</span>
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
