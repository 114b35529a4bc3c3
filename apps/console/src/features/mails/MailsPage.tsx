import type { MailState } from '@boardwalk/api-client';
import { Select } from '@boardwalk/ui-kit';
import { Mail } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useListMailsInfiniteQuery } from './api.ts';
import { MailEntries } from './components/MailEntries.tsx';
import { mailMessages as messages } from './messages.ts';
import { MAIL_STATES, stateWords } from './state-words.ts';

/** The outbox: what was sent, what waits, what failed, and without a mail server what is to be passed on by hand. */
export function MailsPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const [query, setQuery] = useSearchParams();
  const state: MailState | null = MAIL_STATES.find((each) => each === query.get('state')) ?? null;
  const list = useListMailsInfiniteQuery(state);
  return (
    <Page title={title}>
      <div>
        <Select
          compact
          label={intl.formatMessage(messages.state)}
          hideLabel
          value={state ?? 'all'}
          options={[
            { value: 'all', label: intl.formatMessage(messages.allStates) },
            ...MAIL_STATES.map((value) => ({ value, label: intl.formatMessage(stateWords(value)) })),
          ]}
          onValueChange={(next) => setQuery(next === 'all' ? {} : { state: next })}
        />
      </div>
      <PagedList list={list} empty={{ icon: <Mail />, title: intl.formatMessage(messages.none) }}>
        {(entries) => <MailEntries entries={entries} />}
      </PagedList>
    </Page>
  );
}
