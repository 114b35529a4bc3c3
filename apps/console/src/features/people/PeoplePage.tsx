import type { ManagedPerson } from '@boardwalk/api-client';
import { UserKind } from '@boardwalk/domain';
import { Button, Select, TextField } from '@boardwalk/ui-kit';
import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useListPeopleInfiniteQuery } from './api.ts';
import { PeopleTable } from './components/PeopleTable.tsx';
import { PersonDialog } from './components/PersonDialog.tsx';
import { kindWords } from './kind-words.ts';
import { peopleMessages as messages } from './messages.ts';
import styles from './PeoplePage.module.css';

const KINDS = Object.values(UserKind);
const KEYWORD_MAX = 100;

/** Everybody who has an account, found by name or address, with what an admin can change about them. */
export function PeoplePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').slice(0, KEYWORD_MAX);
  const role = KINDS.find((kind) => String(kind) === query.get('kind'));
  const [typed, setTyped] = useState(keyword);
  const [person, setPerson] = useState<ManagedPerson | null>(null);
  const list = useListPeopleInfiniteQuery({
    ...(keyword === '' ? {} : { keyword }),
    ...(role === undefined ? {} : { role }),
  });
  const set = (name: string, value: string) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <Page title={title}>
      <search>
        <form
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            set('keyword', typed.trim());
          }}
        >
          <TextField
            className={styles.keyword}
            label={intl.formatMessage(messages.search)}
            hideLabel
            placeholder={intl.formatMessage(messages.search)}
            maxLength={KEYWORD_MAX}
            value={typed}
            onValueChange={setTyped}
          />
          <Button type="submit" icon={<Search />}>
            {intl.formatMessage(messages.find)}
          </Button>
          <Select
            compact
            label={intl.formatMessage(messages.kind)}
            hideLabel
            value={role === undefined ? 'all' : String(role)}
            options={[
              { value: 'all', label: intl.formatMessage(messages.allKinds) },
              ...KINDS.map((kind) => ({ value: String(kind), label: intl.formatMessage(kindWords(kind)) })),
            ]}
            onValueChange={(value) => set('kind', value === 'all' ? '' : value)}
          />
        </form>
      </search>
      <PagedList list={list} empty={{ icon: <Users />, title: intl.formatMessage(messages.none) }}>
        {(entries) => <PeopleTable entries={entries} onOpen={setPerson} />}
      </PagedList>
      {person !== null && (
        <PersonDialog key={person.user_id} person={person} onClose={() => setPerson(null)} />
      )}
    </Page>
  );
}
