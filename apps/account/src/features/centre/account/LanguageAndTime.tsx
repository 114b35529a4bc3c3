import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { LANGUAGES, writeLanguageCookie, type Language } from '@boardwalk/domain';
import { Select } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Section } from '../components/Section.tsx';
import { languageMessages } from './language-messages.ts';
import styles from './MailChoices.module.css';
import { TimeZone } from './TimeZone.tsx';

/** Which language the pages speak, and in which time zone times are shown. */
export function LanguageAndTime() {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(languageMessages.language)}>
      <div className={styles.choices}>
        <Select
          className={styles.select}
          label={intl.formatMessage(languageMessages.pages)}
          description={intl.formatMessage(languageMessages.pagesHint)}
          options={LANGUAGES.map((language: Language) => ({
            value: language,
            label: LANGUAGE_NAMES[language],
            lang: language,
          }))}
          value={intl.locale as Language}
          onValueChange={(language) => {
            document.cookie = writeLanguageCookie(language);
            window.location.reload();
          }}
        />
        <TimeZone />
      </div>
    </Section>
  );
}
