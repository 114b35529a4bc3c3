import { MessageSquareText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Pictures } from '#shared/pictures/Pictures.tsx';
import { Moment } from '#shared/time/Moment.tsx';
import { useListCaseReportsInfiniteQuery } from '../api.ts';
import { reportMessages as messages } from '../messages.ts';
import { reasonWords } from '../reason-words.ts';
import writing from '#shared/list/writing.module.css';
import styles from './CaseReports.module.css';

/** What people have written, the latest first, with their pictures. */
export function CaseReports({ caseId }: { readonly caseId: string }) {
  const intl = useIntl();
  const list = useListCaseReportsInfiniteQuery(caseId);
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>{intl.formatMessage(messages.reports)}</h3>
      <PagedList
        list={list}
        empty={{ icon: <MessageSquareText />, title: intl.formatMessage(messages.noReports) }}
      >
        {(entries) => (
          <ul className={writing.list}>
            {entries.map((report) => (
              <li key={report.report_id} className={writing.entry}>
                <p className={writing.head}>
                  <strong>{intl.formatMessage(reasonWords(report.report_type))}</strong>
                  <span>{report.reporter?.nick_name ?? intl.formatMessage(messages.visitor)}</span>
                  <Moment at={report.created_at} />
                </p>
                <p className={writing.words}>{report.report_desc}</p>
                <Pictures images={report.images} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
