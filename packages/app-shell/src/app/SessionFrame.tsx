import type { Language } from '@boardwalk/domain';
import { UiProvider } from '@boardwalk/ui-kit';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Texts } from '../language/start-texts.ts';
import type { AppSession } from './app-session.ts';
import { LostAtStart } from './LostAtStart.tsx';
import { SessionGate } from './SessionGate.tsx';

export interface SessionFrameProps {
  /** Language of the texts: that of the document, chosen by the server, when it loaded. */
  readonly language: Language;
  /** Compiled texts of that language. */
  readonly texts: Texts;
  /** A part did not load before the page stood. Default: no. */
  readonly wasLost?: boolean;
  readonly session: AppSession;
  /** Whether the page of the address is for guests as well. Default: no. */
  readonly admitsGuests?: boolean;
  /** Goes to the sign-in page, which comes back to this address. */
  readonly onAnonymous: () => void;
}

/** Around an app for signed-in people: its language and the check of the session. */
export function SessionFrame({
  language,
  texts,
  wasLost = false,
  session,
  admitsGuests = false,
  onAnonymous,
  children,
}: SessionFrameProps & { readonly children: ReactNode }) {
  return (
    <IntlProvider locale={language} defaultLocale="en-US" messages={texts}>
      {wasLost && <LostAtStart />}
      <UiProvider>
        <SessionGate session={session} admitsGuests={admitsGuests} onAnonymous={onAnonymous}>
          {children}
        </SessionGate>
      </UiProvider>
    </IntlProvider>
  );
}
