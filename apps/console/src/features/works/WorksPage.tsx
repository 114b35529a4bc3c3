import { useDocumentTitle } from '@boardwalk/app-shell/start';
import { Button, EmptyState, TextField } from '@boardwalk/ui-kit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { paths } from '#shared/paths.ts';
import { fileKeyIn } from '#shared/works/file-key-in.ts';
import { Work } from './components/Work.tsx';
import { worksMessages as messages } from './messages.ts';
import styles from './WorksPage.module.css';

/** One work of the community by its key: where it stands, and what a moderator can do about it. */
export function WorksPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  const { fileKey } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <search>
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            const key = fileKeyIn(typed);
            setWrong(key === undefined);
            if (key === undefined) return;
            setTyped('');
            void navigate(paths.works(key));
          }}
        >
          <TextField
            className={styles.key}
            label={intl.formatMessage(messages.find)}
            hideLabel
            placeholder={intl.formatMessage(messages.find)}
            maxLength={300}
            value={typed}
            onValueChange={setTyped}
            error={isWrong ? intl.formatMessage(messages.wrong) : undefined}
          />
          <Button type="submit" icon={<Search />}>
            {intl.formatMessage(messages.open)}
          </Button>
        </form>
      </search>
      {fileKey === undefined ? (
        <EmptyState size="small" icon={<Search />} title={intl.formatMessage(messages.choose)} />
      ) : (
        <Work key={fileKey} fileKey={fileKey} />
      )}
    </div>
  );
}
