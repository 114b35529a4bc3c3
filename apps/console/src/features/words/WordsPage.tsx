import { useIntl } from 'react-intl';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useGetWatchedWordsQuery } from './api.ts';
import { WordsForm } from './components/WordsForm.tsx';
import { wordMessages as messages } from './messages.ts';

/** The words that reviewers are pointed to where they stand in a submitted work. */
export function WordsPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const query = useGetWatchedWordsQuery();
  return (
    <Page title={title} note={intl.formatMessage(messages.text)}>
      <Loaded of={query}>{(data) => <WordsForm list={data} />}</Loaded>
    </Page>
  );
}
