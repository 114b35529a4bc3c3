import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { useIntl } from 'react-intl';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { useGetSystemQuery, useListJobsQuery } from './api.ts';
import { clientLogMessages } from './client-log-messages.ts';
import { ClientLog } from './components/ClientLog.tsx';
import { Jobs } from './components/Jobs.tsx';
import { Storage } from './components/Storage.tsx';
import { Versions } from './components/Versions.tsx';
import { systemMessages as messages } from './messages.ts';
import styles from './SystemPage.module.css';

/** What the operator of the site looks after: jobs that failed, versions, what is stored, and errors in browsers. */
export function SystemPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const jobs = useListJobsQuery(undefined, { refetchOnMountOrArgChange: true });
  const system = useGetSystemQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>{intl.formatMessage(messages.jobs)}</h2>
        <Loaded of={jobs}>{({ list }) => <Jobs kinds={list} />}</Loaded>
      </section>
      <Loaded of={system}>
        {({ versions, storage }) => (
          <>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.versions)}</h2>
              <Versions versions={versions} />
            </section>
            <section className={styles.part}>
              <h2 className={styles.subtitle}>{intl.formatMessage(messages.storage)}</h2>
              <Storage storage={storage} />
            </section>
          </>
        )}
      </Loaded>
      <section className={styles.part}>
        <h2 className={styles.subtitle}>{intl.formatMessage(clientLogMessages.title)}</h2>
        <ClientLog />
      </section>
    </div>
  );
}
