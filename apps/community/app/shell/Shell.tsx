import { SkipLink } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router';
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

/** The root shell (spec §2): one of three headers, the routed view, the global dialogs. */
export function Shell({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const variant = useHeaderVariant();
  return (
    <>
      <SkipLink href="#content">{intl.formatMessage(shellMessages.skip)}</SkipLink>
      <NavigationProgress />
      {variant === 'special' && <SpecialHeader />}
      {variant === 'desktop' && <DesktopHeader />}
      {variant === 'normal' && <SiteHeader />}
      <main id="content" tabIndex={-1} className={styles.main} data-header={variant}>
        {children}
      </main>
      {variant !== 'special' && <Footer />}
      {variant !== 'special' && <AnalyticsHost />}
      <DialogHost />
      <Notices />
      <SessionHost />
      <NavigationGuard />
      <PageArrival />
      {variant !== 'special' && <OnboardingHost />}
    </>
  );
}

/** Which of the three headers shows: what the route says wins, then the desktop client, then the normal one. */
function useHeaderVariant(): 'special' | 'desktop' | 'normal' {
  const { isDesktopClient } = usePageSettings();
  const isSpecial = useMatches().some(
    (match) => (match.handle as RouteHandle | undefined)?.header === 'special',
  );
  if (isSpecial) return 'special';
  return isDesktopClient ? 'desktop' : 'normal';
}
