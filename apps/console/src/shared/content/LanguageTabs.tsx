import { LANGUAGE_NAMES } from '@boardwalk/app-shell/language';
import { LANGUAGES, type Language } from '@boardwalk/domain';
import { Tabs, VisuallyHidden } from '@boardwalk/ui-kit';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './LanguageTabs.module.css';
import { contentMessages as messages } from './messages.ts';

/** Fields of one language at a time; a language with something wrong is marked. */
export function LanguageTabs({
  language,
  onLanguageChange,
  faulty,
  children,
}: {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  /** Languages to mark. */
  readonly faulty: readonly Language[];
  /** Draws the fields of a language. */
  readonly children: (language: Language) => ReactNode;
}) {
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage(messages.languages)}
      value={language}
      onValueChange={onLanguageChange}
      items={LANGUAGES.map((value) => ({
        value,
        label: (
          <span className={styles.tab}>
            <span lang={value}>{LANGUAGE_NAMES[value]}</span>
            {faulty.includes(value) && (
              <>
                <CircleAlert aria-hidden className={styles.mark} />
                <VisuallyHidden>{intl.formatMessage(messages.faulty)}</VisuallyHidden>
              </>
            )}
          </span>
        ),
        content: <div className={styles.fields}>{children(value)}</div>,
      }))}
    />
  );
}
