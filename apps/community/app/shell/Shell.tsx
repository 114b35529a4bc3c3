import { SkipLink } from '@boardwalk/ui-kit';
import { memo, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useMatches, useNavigate } from 'react-router';
import { WayContext } from '#shared/links/way-context.ts';
import { NavigationGuard } from './NavigationGuard.tsx';
import { PageArrival } from './PageArrival.tsx';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { Notices } from '../AppProviders.tsx';
import { AnalyticsHost } from './AnalyticsHost.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import { DialogHost } from './DialogHost.tsx';
import { Footer } from './Footer.tsx';
import { shellMessages } from './messages.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OnboardingHost } from './OnboardingHost.tsx';
import { SessionHost } from './SessionHost.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SpecialHeader } from './SpecialHeader.tsx';
import styles from './Shell.module.css';

/** What a route may say about its surroundings, as its `handle`. */
export interface RouteHandle {
  /** `special`: the small header of embedded pages, and no footer. */
  readonly header?: 'special';
}

type Header = 'special' | 'desktop' | 'normal';

interface ShellProps {
  /** The routed view. One that stays the same element is not drawn again when the router only begins to go somewhere. */
  children: ReactNode;
}

/** The root shell (spec §2): one of three headers, the routed view, the global dialogs. */
export function Shell({ children }: ShellProps) {
  const header = useHeader();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/u, '');
  const way = useMemo(() => ({ navigate, base }), [navigate, base]);
  return (
    <WayContext value={way}>
      <Frame header={header}>{children}</Frame>
    </WayContext>
  );
}

/** What stands around the view. The router changes several times on each way to a page, and nothing here with it. */
const Frame = memo(function Frame({ header, children }: ShellProps & { header: Header }) {
  const intl = useIntl();
  return (
    <>
      <SkipLink href="#content">{intl.formatMessage(shellMessages.skip)}</SkipLink>
      <NavigationProgress />
      {header === 'special' && <SpecialHeader />}
      {header === 'desktop' && <DesktopHeader />}
      {header === 'normal' && <SiteHeader />}
      <main id="content" tabIndex={-1} className={styles.main} data-header={header}>
        {children}
      </main>
      {header !== 'special' && <Footer />}
      {header !== 'special' && <AnalyticsHost />}
      <DialogHost />
      <Notices />
      <SessionHost />
      <NavigationGuard />
      <PageArrival />
      {header !== 'special' && <OnboardingHost />}
    </>
  );
});

/** Which of the three headers shows: what the route says wins, then the desktop client, then the normal one. */
function useHeader(): Header {
  const { isDesktopClient } = usePageSettings();
  const isSpecial = useMatches().some(
    (match) => (match.handle as RouteHandle | undefined)?.header === 'special',
  );
  if (isSpecial) return 'special';
  return isDesktopClient ? 'desktop' : 'normal';
}
