import { LANGUAGES, writeLanguageCookie, type Language } from '@boardwalk/domain';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { wordMessages as messages } from '../words/messages.ts';
import styles from './LanguageMenu.module.css';

/** The five languages by their own names. A choice is kept in the cookie `lang` and shows the page again. */
export function LanguageMenu() {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.language)} className={styles.root}>
      {LANGUAGES.map((language: Language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles.language}
          aria-current={language === intl.locale ? 'true' : undefined}
          onClick={() => {
            document.cookie = writeLanguageCookie(language);
            window.location.reload();
          }}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </nav>
  );
}
