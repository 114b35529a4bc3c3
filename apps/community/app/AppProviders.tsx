import { isTimeZone } from '@boardwalk/domain';
import { ConfirmProvider, recoverLostCode, toast, ToastProvider, UiProvider } from '@boardwalk/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { DialogStack } from '#shared/dialogs/dialog-stack.ts';
import { DialogContext } from '#shared/dialogs/use-dialogs.ts';
import { FileActionsHost } from '#shared/files/FileActionsHost.tsx';
import type { Texts } from '@boardwalk/app-shell/language';
import type { PageSession } from '#shared/session/page-session.ts';
import type { SessionUser } from '#shared/session/session-user.ts';
import { SessionContext } from '#shared/session/session-context.ts';
import { timeZoneKnown, usePageSettings } from '#shared/settings/settings-slice.ts';
import { LostAtStart } from './LostAtStart.tsx';
import { providerMessages } from './messages.ts';
import { intlOf } from './page-intl.ts';
import { PAGE_READY } from './ssr/early-press.ts';
import type { PageStore } from './store.ts';

export interface AppProvidersProps {
  store: PageStore;
  /** Texts of the page's language. */
  texts: Texts;
  /** A part did not load before the page stood. Default: no. */
  wasLost?: boolean;
  /** The session, in the browser. */
  session?: PageSession | null;
  /** Time zone of the reader, which only their browser knows. Default: the deployment's. */
  readerTimeZone?: string | undefined;
  children: ReactNode;
}

/** Everything a page stands on: store, texts, components, dialogs, toasts. The same on the server and in the browser. */
export function AppProviders(props: AppProvidersProps) {
  const { store, texts, wasLost = false, session = null, readerTimeZone, children } = props;
  const [dialogs] = useState(() => new DialogStack());
  // Effects of parents come last: by now the whole page listens.
  useEffect(() => void dispatchEvent(new Event(PAGE_READY)), []);
  return (
    <Provider store={store}>
      <ReaderZone ofDevice={readerTimeZone} />
      <PageIntl texts={texts}>
        {wasLost && <LostAtStart />}
        <UiProvider>
          <SessionContext value={session}>
            <DialogContext value={dialogs}>
              <FileActionsHost>{children}</FileActionsHost>
            </DialogContext>
          </SessionContext>
        </UiProvider>
      </PageIntl>
    </Provider>
  );
}

/** Keeps the zone that times are shown in: the one that the reader chose, else that of their device. */
function ReaderZone({ ofDevice }: { ofDevice: string | undefined }) {
  const dispatch = useDispatch();
  const chosen = useSelector(
    (state: { session: { user: SessionUser | null } }) => state.session.user?.time_zone ?? null,
  );
  const zone = chosen !== null && isTimeZone(chosen) ? chosen : ofDevice;
  // The first rendering is the server's, in the zone that the server knows.
  useEffect(() => {
    if (zone !== undefined) dispatch(timeZoneKnown(zone));
  }, [dispatch, zone]);
  return null;
}

function PageIntl({ texts, children }: Pick<AppProvidersProps, 'texts' | 'children'>) {
  const { language, timeZone } = usePageSettings();
  return <RawIntlProvider value={intlOf(language, texts, timeZone)}>{children}</RawIntlProvider>;
}

/** Draws toasts and confirms; stands inside the document, unlike the providers around it. */
export function Notices() {
  const intl = useIntl();
  useEffect(
    () => recoverLostCode({ onLost: () => toast.warn(intl.formatMessage(providerMessages.lostCode)) }),
    [intl],
  );
  return (
    <>
      <ToastProvider
        regionLabel={intl.formatMessage(providerMessages.notifications)}
        closeLabel={intl.formatMessage(providerMessages.closeToast)}
      />
      <ConfirmProvider
        defaults={{
          title: intl.formatMessage(providerMessages.confirmTitle),
          okLabel: intl.formatMessage(providerMessages.confirm),
          cancelLabel: intl.formatMessage(providerMessages.cancel),
          closeLabel: intl.formatMessage(providerMessages.dismiss),
        }}
      />
    </>
  );
}
