import type { ReportCase } from '@boardwalk/api-client';
import { Image } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { Moment } from '#shared/time/Moment.tsx';
import { reportMessages as messages } from '../messages.ts';
import { reasonWords } from '../reason-words.ts';
import styles from './CaseList.module.css';
import { PersonPicture } from './PersonPicture.tsx';

/** Cases, one link each: the work or the person, how often it was reported, and why most of all. */
export function CaseList({
  entries,
  current,
  show,
}: {
  readonly entries: readonly ReportCase[];
  /** Id of the case that is looked at. */
  readonly current: string | undefined;
  /** What the list shows, for the address. */
  readonly show: string | undefined;
}) {
  const intl = useIntl();
  return (
    <ul className={styles.list}>
      {entries.map(({ case_id: caseId, file, profile, report_num: count, reasons, last_report_at: last }) => (
        <li key={caseId}>
          <Link
            to={paths.reports(caseId, show)}
            className={styles.entry}
            aria-current={caseId === current ? 'true' : undefined}
          >
            <span className={styles.cover}>
              {file !== null ? (
                <Image src={file.thumbnail} alt="" sizes="84px" placeholder={file.cover_image.placeholder} />
              ) : (
                profile !== null && <PersonPicture owner={profile.owner} size={64} />
              )}
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{file?.name ?? profile?.owner.nick_name}</span>
              <span className={styles.meta}>{intl.formatMessage(messages.count, { count })}</span>
              {reasons[0] !== undefined && (
                <span className={styles.meta}>{intl.formatMessage(reasonWords(reasons[0].report_type))}</span>
              )}
              <span className={styles.meta}>
                <Moment at={last} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
