import type { ManagedPerson } from '@boardwalk/api-client';
import { UserKind } from '@boardwalk/domain';
import { Button, Select, TextField } from '@boardwalk/ui-kit';
import { Search, Users } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useTyped } from '#shared/forms/use-typed.ts';
import { PagedList } from '#shared/list/PagedList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useListPeopleInfiniteQuery } from './api.ts';
import { PeopleTable } from './components/PeopleTable.tsx';
import { PersonDialog } from './components/PersonDialog.tsx';
import { kindWords } from './kind-words.ts';
import { peopleMessages as messages } from './messages.ts';
import styles from './PeoplePage.module.css';

const KINDS = Object.values(UserKind);
/** The choice of no kind. */
const ALL = 'all';
const KEYWORD_MAX = 100;

/** Everybody who has an account, found by name or address, with what an admin can change about them. */
export function PeoplePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const [query, setQuery] = useSearchParams();
  const keyword = (query.get('keyword') ?? '').slice(0, KEYWORD_MAX);
  const role = KINDS.find((kind) => String(kind) === query.get('kind'));
  const [typed, setTyped] = useTyped(keyword);
  const [person, setPerson] = useState<ManagedPerson | null>(null);
  const list = useListPeopleInfiniteQuery({
    ...(keyword === '' ? {} : { keyword }),
    ...(role === undefined ? {} : { role }),
  });
  /** Looks for what is typed, also when it is the kind that is chosen: the field then says what the list shows. */
  const find = (wanted: string) => {
    const words = typed.trim();
    setTyped(words);
    setQuery({ ...(words === '' ? {} : { keyword: words }), ...(wanted === ALL ? {} : { kind: wanted }) });
  };
  const kind = role === undefined ? ALL : String(role);
  return (
    <Page title={title}>
      <search>
        <form
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            find(kind);
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
            value={kind}
            options={[
              { value: ALL, label: intl.formatMessage(messages.allKinds) },
              ...KINDS.map((each) => ({ value: String(each), label: intl.formatMessage(kindWords(each)) })),
            ]}
            onValueChange={find}
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
