import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { SECTIONS, sectionHref, type Section } from '../centre-address.ts';
import { centreMessages } from '../messages.ts';
import styles from './CentreNav.module.css';

/** The sections as links: a column beside the content, and lines above it where there is no room. */
export function CentreNav({ current, onTurn }: { current: Section; onTurn: (section: Section) => void }) {
  const intl = useIntl();
  function turn(section: Section, event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onTurn(section);
  }
  return (
    <nav className={styles.root} aria-label={intl.formatMessage(centreMessages.sections)}>
      <ul className={styles.list}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a
              className={styles.link}
              href={sectionHref(section)}
              aria-current={section === current ? 'page' : undefined}
              onClick={(event) => turn(section, event)}
            >
              {intl.formatMessage(centreMessages[section])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
