import type { SystemVersions } from '@boardwalk/api-client';
import { Alert } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { systemMessages as messages } from '../messages.ts';
import styles from './Facts.module.css';

/** What runs, and whether the database is at the version that it needs. */
export function Versions({ versions }: { readonly versions: SystemVersions }) {
  const intl = useIntl();
  return (
    <>
      {versions.pending > 0 && (
        <Alert tone="caution" urgency="off">
          {intl.formatMessage(messages.pending, { count: versions.pending })}
        </Alert>
      )}
      <dl className={styles.root}>
        {(['server', 'node', 'database', 'schema'] as const).map((key) => (
          <div key={key} className={styles.fact}>
            <dt>{intl.formatMessage(messages[key])}</dt>
            <dd className={styles.value}>{versions[key]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
