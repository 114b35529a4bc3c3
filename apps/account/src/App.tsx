import type { Language } from '@boardwalk/domain';
import { UiProvider } from '@boardwalk/ui-kit';
import { IntlProvider } from 'react-intl';
import { SignInPage } from '#features/sign-in/SignInPage.tsx';
import { readSignInAddress } from '#features/sign-in/sign-in-address.ts';
import type { Texts } from '#shared/language/load-texts.ts';

/**
 * The pages under `/user/`. The sign-in page is the only one; `/app/?sign_in` and `/app/?sign_up` show the same
 * page full screen.
 *
 * @param props.language language of the document, chosen by the server
 * @param props.texts compiled texts of that language
 */
export function App({ language, texts }: { language: Language; texts: Texts }) {
  return (
    <IntlProvider locale={language} defaultLocale="en-US" messages={texts}>
      <UiProvider>
        <SignInPage address={readSignInAddress(window.location)} />
      </UiProvider>
    </IntlProvider>
  );
}
