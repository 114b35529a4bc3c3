import { Button, confirmer, toast } from '@boardwalk/ui-kit';
import { History, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { FocusAfter } from '#shared/browser/FocusAfter.tsx';
import { PageMeta } from '#shared/meta/PageMeta.tsx';
import { paths } from '#shared/paths.ts';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { SignInInvitation } from '#shared/session/SignInInvitation.tsx';
import { useClearFootprintsMutation, useListFootprintsInfiniteQuery } from './api.ts';
import { HistoryList } from './components/HistoryList.tsx';
import styles from './HistoryPage.module.css';
import { historyMessages } from './messages.ts';

/** The viewer's browsing history, by day (spec §2). */
export function HistoryPage() {
  const intl = useIntl();
  const isLogged = useSelector(selectIsLogged);
  const title = intl.formatMessage(historyMessages.title);
  const lead = intl.formatMessage(historyMessages.lead);
  return (
    <div className={styles.root}>
      <PageMeta title={title} description={lead} path={paths.history()} isPrivate />
      {isLogged ? (
        <Viewed title={title} lead={lead} />
      ) : (
        <>
          <h1 className={styles.title}>{title}</h1>
          <SignInInvitation
            icon={<History />}
            title={intl.formatMessage(historyMessages.inviteTitle)}
            text={intl.formatMessage(historyMessages.inviteText)}
            action={intl.formatMessage(historyMessages.logIn)}
          />
        </>
      )}
    </div>
  );
}

function Viewed({ title, lead }: { title: string; lead: string }) {
  const list = useListFootprintsInfiniteQuery(undefined, KEEP_FRESH);
  const hasEntries = list.data?.pages.some((page) => page.list.length > 0) ?? false;
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {hasEntries && <Clear />}
      </header>
      <HistoryList list={list} />
    </>
  );
}

/** Forgets the history after asking once more: it does not come back. */
function Clear() {
  const intl = useIntl();
  const [clearFootprints, { isLoading }] = useClearFootprintsMutation();
  async function clear() {
    const outcome = await confirmer.confirm({
      title: intl.formatMessage(historyMessages.clearTitle),
      message: intl.formatMessage(historyMessages.clearText),
      okLabel: intl.formatMessage(historyMessages.clear),
      critical: 'ok',
    });
    if (outcome !== 'ok') return;
    const { error } = await clearFootprints();
    if (error) toast.error(intl.formatMessage(historyMessages.clearFailed));
    else toast.success(intl.formatMessage(historyMessages.cleared));
  }
  return (
    <>
      <Button icon={<Trash2 />} loading={isLoading} onClick={() => void clear()}>
        {intl.formatMessage(historyMessages.clear)}
      </Button>
      <FocusAfter to="#content h1" />
    </>
  );
}
