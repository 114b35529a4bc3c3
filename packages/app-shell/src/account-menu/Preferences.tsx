import { LANGUAGES, parseLanguage } from '@boardwalk/domain';
import { MenuRadioGroup, MenuSeparator, Theme } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { chooseLanguage } from '../language/choose-language.ts';
import { LANGUAGE_NAMES } from '../language/language-names.ts';
import { accountMessages } from './account-messages.ts';
import { useTheme } from './use-theme.ts';

/** Items of a menu: appearance and language. */
export function Preferences() {
  const intl = useIntl();
  const [theme, setTheme] = useTheme();
  const language = parseLanguage(intl.locale);
  return (
    <>
      <MenuSeparator />
      <MenuRadioGroup
        label={intl.formatMessage(accountMessages.appearance)}
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: Theme.SYSTEM, label: intl.formatMessage(accountMessages.system) },
          { value: Theme.LIGHT, label: intl.formatMessage(accountMessages.light) },
          { value: Theme.DARK, label: intl.formatMessage(accountMessages.dark) },
        ]}
      />
      {language && (
        <>
          <MenuSeparator />
          <MenuRadioGroup
            label={intl.formatMessage(accountMessages.language)}
            value={language}
            onValueChange={(next) => chooseLanguage(next)}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          />
        </>
      )}
    </>
  );
}
