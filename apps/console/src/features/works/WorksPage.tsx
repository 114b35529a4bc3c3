import { Button, Link, Select, TextField } from '@boardwalk/ui-kit';
import { ArrowLeft, Search } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router';
import { Page } from '#shared/page/Page.tsx';
import { paths } from '#shared/paths.ts';
import { fileKeyIn } from '#shared/works/file-key-in.ts';
import { Work } from './components/Work.tsx';
import { WorksList } from './components/WorksList.tsx';
import { worksMessages as messages } from './messages.ts';
import styles from './WorksPage.module.css';

/** As long as the contract allows for words of a title. */
const KEYWORD_MAX = 100;
/** A word of twelve letters, which is no key: those have capitals, small letters and digits in any order. */
const WORD = /^(?:[A-Za-z][a-z]{11}|[A-Z]{12})$/u;

/** Works of the community, found by their titles; one of them with where it stands, and what a moderator can do about it. */
export function WorksPage() {
  const intl = useIntl();
  const { fileKey } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const keyword = (query.get('keyword') ?? '').slice(0, KEYWORD_MAX);
  const isPublic = query.get('state') !== 'hidden';
  const [typed, setTyped] = useState(keyword);
  // The field says what the list shows, also after a way back; beside an opened work it keeps what was typed.
  const [listed, setListed] = useState(keyword);
  if (fileKey === undefined && listed !== keyword) {
    setListed(keyword);
    setTyped(keyword);
  }
  const list = (filter: { keyword: string; isPublic: boolean }) =>
    void navigate(paths.workList(filter.keyword, filter.isPublic));

  const text = typed.trim();
  const key = WORD.test(text) ? undefined : fileKeyIn(text);
  const words = text.slice(0, KEYWORD_MAX);

  function find(): void {
    if (key === undefined) return list({ keyword: words, isPublic });
    setTyped('');
    void navigate(paths.works(key));
  }

  return (
    <Page title={intl.formatMessage(messages.title)}>
      <search>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <TextField
            className={styles.keyword}
            label={intl.formatMessage(messages.find)}
            hideLabel
            placeholder={intl.formatMessage(messages.find)}
            maxLength={300}
            value={typed}
            onValueChange={setTyped}
          />
          <Button type="submit" icon={<Search />}>
            {intl.formatMessage(messages.search)}
          </Button>
          {fileKey === undefined && (
            <Select
              compact
              label={intl.formatMessage(messages.state)}
              hideLabel
              value={isPublic ? 'public' : 'hidden'}
              options={[
                { value: 'public', label: intl.formatMessage(messages.isPublic) },
                { value: 'hidden', label: intl.formatMessage(messages.notPublic) },
              ]}
              // What is typed counts, as if it had been sent: the list would not be what the field says.
              onValueChange={(state) =>
                list({ keyword: key === undefined ? words : keyword, isPublic: state === 'public' })
              }
            />
          )}
        </form>
      </search>
      {fileKey === undefined ? (
        <WorksList filter={{ keyword, isPublic }} />
      ) : (
        <>
          <Link className={styles.back} render={<RouterLink to={paths.works()} />}>
            <ArrowLeft aria-hidden size={16} />
            {intl.formatMessage(messages.all)}
          </Link>
          <Work key={fileKey} fileKey={fileKey} />
        </>
      )}
    </Page>
  );
}
