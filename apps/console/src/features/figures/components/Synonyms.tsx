import type { Synonyms as SynonymsData } from '@boardwalk/api-client';
import { checkSynonyms, parseSynonyms, SYNONYM_LIMITS, writeSynonyms } from '@boardwalk/domain';
import { useIntl, type IntlShape } from 'react-intl';
import { ListForm } from '#shared/content/ListForm.tsx';
import { Loaded } from '#shared/content/LoadedList.tsx';
import { useGetSynonymsQuery, useSetSynonymsMutation } from '../api.ts';
import { synonymMessages as messages } from '../synonym-messages.ts';

/** The words that mean the same to a search, as a text that editors keep: beside what found nothing. */
export function Synonyms() {
  const query = useGetSynonymsQuery();
  return <Loaded of={query}>{(data) => <Editor synonyms={data} />}</Loaded>;
}

function Editor({ synonyms }: { readonly synonyms: SynonymsData }) {
  const intl = useIntl();
  const [set] = useSetSynonymsMutation();
  return (
    <ListForm
      list={synonyms}
      textOf={({ groups }) => writeSynonyms(groups)}
      problemOf={(text) => problemOf(intl, text)}
      set={async (text, version) =>
        await set({ groups: parseSynonyms(text).map((words) => [...words]), version }).unwrap()
      }
      label={intl.formatMessage(messages.groups)}
      description={intl.formatMessage(messages.form)}
      rows={12}
      saved={intl.formatMessage(messages.saved)}
    />
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
