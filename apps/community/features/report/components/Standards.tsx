import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { reportMessages } from '../messages.ts';
import styles from './ReportForm.module.css';

const STANDARDS = [
  reportMessages.standardOwn,
  reportMessages.standardContent,
  reportMessages.standardRespect,
  reportMessages.standardHonest,
] as const;

/** The user conduct standards, to be read where they are agreed to (spec §5). */
export function Standards() {
  const intl = useIntl();
  return (
    <details className={styles.standards}>
      <summary className={styles.summary}>
        <ChevronRight aria-hidden />
        {intl.formatMessage(reportMessages.standards)}
      </summary>
      <ul className={styles.list}>
        {STANDARDS.map((standard) => (
          <li key={standard.id}>{intl.formatMessage(standard)}</li>
        ))}
      </ul>
    </details>
  );
}
