import { ACCOUNT_PATHS, type Language } from '@boardwalk/domain';
import { UiProvider } from '@boardwalk/ui-kit';
import { lazy, Suspense } from 'react';
import { IntlProvider } from 'react-intl';
import { SignInPage } from '#features/sign-in/SignInPage.tsx';
import { readSignInAddress } from '#shared/addresses/sign-in-address.ts';
import { LostCode } from '#shared/lost-code/LostCode.tsx';
import type { Texts } from '@boardwalk/app-shell/language';

/** The pages by their address; each is loaded when it is shown. */
const PAGES = {
  [ACCOUNT_PATHS.centre]: lazy(() => import('#features/centre/CentrePage.tsx')),
  [ACCOUNT_PATHS.checkout]: lazy(() => import('#features/centre/checkout/CheckoutPage.tsx')),
  [ACCOUNT_PATHS.receipt]: lazy(() => import('#features/centre/receipt/ReceiptPage.tsx')),
  [ACCOUNT_PATHS.verifyEmail]: lazy(() => import('#features/mailed-links/VerifyEmailPage.tsx')),
  [ACCOUNT_PATHS.forgotPassword]: lazy(() => import('#features/mailed-links/ForgotPasswordPage.tsx')),
  [ACCOUNT_PATHS.providerReturn]: lazy(() => import('#features/sign-in/providers/ProviderReturnPage.tsx')),
  [ACCOUNT_PATHS.setup]: lazy(() => import('#features/setup/SetupPage.tsx')),
  [ACCOUNT_PATHS.resetPassword]: lazy(() => import('#features/mailed-links/ResetPasswordPage.tsx')),
} as const;
const NotFoundPage = lazy(() => import('#features/not-found/NotFoundPage.tsx'));

/**
 * The pages under `/user/`. `/app/?sign_in` and `/app/?sign_up` show the sign-in page as well, full screen.
 *
 * @param props.language language of the texts: that of the document, chosen by the server, when it loaded
 * @param props.texts compiled texts of that language
 * @param props.wasLost a part did not load before the page stood
 */
export function App({
  language,
  texts,
  wasLost = false,
}: {
  language: Language;
  texts: Texts;
  wasLost?: boolean;
}) {
  return (
    <IntlProvider locale={language} defaultLocale="en-US" messages={texts}>
      <UiProvider>
        <LostCode wasLost={wasLost}>
          <Suspense fallback={null}>
            <Page location={window.location} />
          </Suspense>
        </LostCode>
      </UiProvider>
    </IntlProvider>
  );
}

function Page({ location }: { location: Location }) {
  const path = location.pathname.replace(/\/$/u, '');
  if (path === ACCOUNT_PATHS.signIn || path === '/app')
    return <SignInPage address={readSignInAddress(location)} />;
  const Known = path in PAGES ? PAGES[path as keyof typeof PAGES] : NotFoundPage;
  return <Known />;
}
