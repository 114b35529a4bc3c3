import { usePageEdge } from '@boardwalk/app-shell/page-edges';
import { Deployment } from '@boardwalk/domain';
import { IconButton, Menu, MenuLink, MenuSeparator } from '@boardwalk/ui-kit';
import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router';
import { Link } from '#shared/links/Link.tsx';
import { outsidePaths, paths } from '#shared/paths.ts';
import { SearchBox } from './SearchBox.tsx';
import { selectIsLogged, selectViewer } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { shellMessages } from './messages.ts';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import styles from './SiteHeader.module.css';
import { UserArea } from './UserArea.tsx';
import { useHere } from './use-here.ts';

export interface HeaderBarProps {
  /** What stands at the start: the logo, or the buttons of the desktop client. */
  start: ReactNode;
  /** It is the header inside the desktop client. */
  isClient?: boolean;
}

/** The bar of a header: pages of the product, search, preferences, user area. `data-variant` says which: mainland or overseas. */
export function HeaderBar({ start, isClient = false }: HeaderBarProps) {
  const intl = useIntl();
  const header = useRef<HTMLElement>(null);
  usePageEdge(header, 'start');
  const { deployment } = usePageSettings();
  const { pathname } = useLocation();
  const [keyword] = useSearchParams();
  // The toggle belongs to the page it was pressed on; the next page starts with the search folded away.
  const [searchOpenOn, setSearchOpenOn] = useState<string | null>(null);
  const isSearchOpen = searchOpenOn === pathname;
  // On a phone the home begins with the search in sight.
  const isHome = pathname === paths.home();
  const text = pathname === '/search' ? (keyword.get('keyword') ?? '') : '';
  return (
    <header
      ref={header}
      className={styles.root}
      data-variant={deployment === Deployment.MAINLAND ? 'mainland' : 'overseas'}
      data-search={isSearchOpen || isHome ? 'open' : 'closed'}
      data-home={isHome ? '' : undefined}
      data-client={isClient ? '' : undefined}
    >
      <div className={styles.bar}>
        {start}
        <ProductLinks />
        <div className={styles.search}>
          <SearchBox key={`${pathname}:${text}`} initialText={text} />
        </div>
        <IconButton
          className={styles.searchToggle}
          label={intl.formatMessage(isSearchOpen ? shellMessages.closeSearch : shellMessages.openSearch)}
          icon={isSearchOpen ? <X /> : <Search />}
          aria-expanded={isSearchOpen}
          onClick={() => setSearchOpenOn(isSearchOpen ? null : pathname)}
        />
        <PreferencesMenu />
        <UserArea />
        <PhoneMenu />
      </div>
    </header>
  );
}

/** Pages of the product the header links to; the outside one leaves the community. */
function useProductLinks() {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  return [
    { to: paths.home(), label: intl.formatMessage(shellMessages.templates) },
    { to: paths.topics(), label: intl.formatMessage(shellMessages.topics) },
    { to: paths.hot(), label: intl.formatMessage(shellMessages.hot) },
    { to: paths.latest(), label: intl.formatMessage(shellMessages.latest) },
    ...(isLogged ? [{ to: paths.focus(), label: intl.formatMessage(shellMessages.following) }] : []),
  ];
}

function ProductLinks() {
  const intl = useIntl();
  const here = useLocation().pathname.replace(/(?<=.)\/$/u, '');
  return (
    <nav className={styles.products} aria-label={intl.formatMessage(shellMessages.products)}>
      {useProductLinks().map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={here === to ? 'page' : undefined}
          className={styles.product ?? ''}
        >
          {label}
        </Link>
      ))}
      <a href={outsidePaths.workspace()} className={styles.product ?? ''}>
        {intl.formatMessage(shellMessages.whiteboard)}
      </a>
    </nav>
  );
}

/** What has no room in the bar: the pages of the product, and the way to an account. */
function PhoneMenu() {
  const intl = useIntl();
  const { deployment } = usePageSettings();
  const here = useHere();
  const canSignUp = useSelector(selectViewer) === null && deployment !== Deployment.MAINLAND;
  return (
    <Menu
      trigger={
        <IconButton
          className={styles.phoneMenu}
          label={intl.formatMessage(shellMessages.menu)}
          icon={<MenuIcon />}
          tooltip={false}
        />
      }
    >
      {useProductLinks().map(({ to, label }) => (
        <MenuLink key={to} render={<Link to={to} />}>
          {label}
        </MenuLink>
      ))}
      <MenuLink href={outsidePaths.workspace()}>{intl.formatMessage(shellMessages.whiteboard)}</MenuLink>
      {canSignUp && (
        <>
          <MenuSeparator />
          <MenuLink href={outsidePaths.signUp(here)}>{intl.formatMessage(shellMessages.signUp)}</MenuLink>
        </>
      )}
    </Menu>
  );
}
