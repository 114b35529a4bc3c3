import type { Synonyms as SynonymsData } from '@boardwalk/api-client';
import { checkSynonyms, parseSynonyms, SYNONYM_LIMITS, writeSynonyms } from '@boardwalk/domain';
import { Button, TextArea, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { failureText } from '#shared/errors/failure-text.ts';
import { useGetSynonymsQuery, useSetSynonymsMutation } from '../api.ts';
import styles from '../FiguresPage.module.css';
import { synonymMessages as messages } from '../synonym-messages.ts';

/** The words that mean the same to a search, as a text that editors keep: beside what found nothing. */
export function Synonyms() {
  const query = useGetSynonymsQuery();
  return <Loaded of={query}>{(data) => <Editor synonyms={data} />}</Loaded>;
}

function Editor({ synonyms }: { readonly synonyms: SynonymsData }) {
  const intl = useIntl();
  const [text, setText] = useState(() => writeSynonyms(synonyms.groups));
  const [isTried, setTried] = useState(false);
  const [set, { isLoading }] = useSetSynonymsMutation();
  const problem = problemOf(intl, text);
  const save = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const { error } = await set(parseSynonyms(text).map((words) => [...words]));
    if (error === undefined) toast.success(intl.formatMessage(messages.saved));
    else toast.error(failureText(intl, error));
  };
  return (
    <form
      className={styles.synonyms}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label={intl.formatMessage(messages.groups)}
        description={intl.formatMessage(messages.form)}
        value={text}
        onValueChange={setText}
        rows={12}
        spellCheck={false}
        error={isTried ? problem : undefined}
      />
      <div>
        <Button type="submit" loading={isLoading}>
          {intl.formatMessage(messages.save)}
        </Button>
      </div>
    </form>
  );
}

/** The first thing that is wrong with a list, in words. */
function problemOf(intl: IntlShape, text: string): string | undefined {
  const [problem] = checkSynonyms(text);
  if (problem !== undefined) {
    const limit = problem.rule === 'long' ? SYNONYM_LIMITS.wordMax : SYNONYM_LIMITS.words;
    return intl.formatMessage(messages[problem.rule], { line: problem.line, limit });
  }
  const { groups } = SYNONYM_LIMITS;
  return parseSynonyms(text).length > groups
    ? intl.formatMessage(messages.tooMany, { limit: groups })
    : undefined;
}
