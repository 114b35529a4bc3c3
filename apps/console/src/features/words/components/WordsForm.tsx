import type { WatchedWords } from '@boardwalk/api-client';
import { checkWatchedWords, parseWatchedWords, WATCHED_WORD_LIMITS } from '@boardwalk/domain';
import { useIntl, type IntlShape } from 'react-intl';
import { ListForm } from '#shared/content/ListForm.tsx';
import { useSetWatchedWordsMutation } from '../api.ts';
import { wordMessages as messages } from '../messages.ts';
import styles from '../WordsPage.module.css';

/** The list as a text, a word a line. */
export function WordsForm({ list }: { readonly list: WatchedWords }) {
  const intl = useIntl();
  const [set] = useSetWatchedWordsMutation();
  return (
    <ListForm
      list={list}
      textOf={({ words }) => words.join('\n')}
      problemOf={(text) => problemOf(intl, parseWatchedWords(text))}
      set={async (text, version) => await set({ words: parseWatchedWords(text), version }).unwrap()}
      label={intl.formatMessage(messages.words)}
      description={intl.formatMessage(messages.form, { limit: WATCHED_WORD_LIMITS.words })}
      rows={14}
      saved={intl.formatMessage(messages.saved)}
    >
      {list.is_default && list.words.length > 0 && (
        <p className={styles.note}>{intl.formatMessage(messages.isDefault)}</p>
      )}
    </ListForm>
  );
}

/** The first thing that is wrong with a list, in words. */
function problemOf(intl: IntlShape, words: readonly string[]): string | undefined {
  if (words.length > WATCHED_WORD_LIMITS.words)
    return intl.formatMessage(messages.tooMany, { limit: WATCHED_WORD_LIMITS.words, count: words.length });
  const [problem] = checkWatchedWords(words);
  if (problem === undefined) return undefined;
  const word = words[problem.index] ?? '';
  return problem.rule === 'long'
    ? intl.formatMessage(messages.tooLong, { word, limit: WATCHED_WORD_LIMITS.wordMax })
    : intl.formatMessage(messages.blank, { word });
}
