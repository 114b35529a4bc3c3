import type { PersonMenuProps } from '@boardwalk/app-shell/account-menu';
import { documentLanguage, textsFrom } from '@boardwalk/app-shell/language';
import { PartBoundary } from '@boardwalk/app-shell/parts';
import { lazy, Suspense, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';

/** The menu with words of its own: signing in needs neither. */
const LazyMenu = lazy(async () => {
  const { PersonMenu, SHELL_TEXTS } = await import('@boardwalk/app-shell/account-menu');
  const words = await textsFrom(SHELL_TEXTS)(documentLanguage(document));
  return {
    default: function Menu(props: PersonMenuProps) {
      return (
        <IntlProvider {...useIntl()} messages={words}>
          <PersonMenu {...props} />
        </IntlProvider>
      );
    },
  };
});

/** The account menu of the centre; who is signed in stands there until it comes, and when it does not. */
export function CentreMenu({ person, ...props }: PersonMenuProps & { readonly person: ReactNode }) {
  return (
    <PartBoundary onError={() => undefined} fallback={person}>
      <Suspense fallback={person}>
        <LazyMenu {...props} />
      </Suspense>
    </PartBoundary>
  );
}
