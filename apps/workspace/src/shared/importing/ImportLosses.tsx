import type { ImportLoss, ImportReport } from '@boardwalk/board/import';
import { useIntl } from 'react-intl';
import styles from './ImportLosses.module.css';
import { importMessages, lossMessages } from './messages.ts';

/** What could not be kept of a file as it was; that nothing was lost otherwise. */
export function ImportLosses({ report }: { readonly report: ImportReport }) {
  const intl = useIntl();
  const losses = (Object.entries(report) as [ImportLoss, number][]).filter(([, count]) => count > 0);
  if (losses.length === 0) return intl.formatMessage(importMessages.whole);
  return (
    <>
      <p>{intl.formatMessage(importMessages.losses)}</p>
      <ul className={styles.list}>
        {losses.map(([loss, count]) => (
          <li key={loss}>{intl.formatMessage(lossMessages[loss], { count })}</li>
        ))}
      </ul>
    </>
  );
}
