import { LANGUAGES } from '@boardwalk/domain';
import {
  applyTheme,
  IconButton,
  Menu,
  MenuRadioGroup,
  MenuSeparator,
  readTheme,
  Theme,
} from '@boardwalk/ui-kit';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { chooseLanguage } from './choose-language.ts';
import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import { shellMessages } from './messages.ts';

/** Chooses the language and the appearance; both are kept in cookies, so that the server makes the next page so. */
export function PreferencesMenu() {
  const intl = useIntl();
  const { language } = usePageSettings();
  // Read when the menu opens: the server's page does not know it yet.
  const [theme, setTheme] = useState<Theme>(Theme.SYSTEM);
  const themeNames: Record<Theme, string> = {
    system: intl.formatMessage(shellMessages.system),
    light: intl.formatMessage(shellMessages.light),
    dark: intl.formatMessage(shellMessages.dark),
  };
  return (
    <Menu
      onOpenChange={(isOpen) => isOpen && setTheme(readTheme(document.cookie))}
      trigger={<IconButton label={intl.formatMessage(shellMessages.preferences)} icon={<Languages />} />}
    >
      <MenuRadioGroup
        label={intl.formatMessage(shellMessages.language)}
        value={language}
        onValueChange={(next) => chooseLanguage(next)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={intl.formatMessage(shellMessages.appearance)}
        value={theme}
        onValueChange={applyTheme}
        options={Object.values(Theme).map((value) => ({ value, label: themeNames[value] }))}
      />
    </Menu>
  );
}
