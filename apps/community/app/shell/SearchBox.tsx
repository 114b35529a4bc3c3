import { LISTING_LIMITS, searchEvent } from '@boardwalk/domain';
import { Autocomplete, toast } from '@boardwalk/ui-kit';
import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { reportEvent } from '#shared/analytics/report-event.ts';
import { KEEP_FRESH } from '#shared/api/keep-fresh.ts';
import { failureText } from '#shared/errors/failure-text.ts';
import { BASENAME, paths } from '#shared/paths.ts';
import { selectIsChecked, selectIsLogged, type WithSession } from '#shared/session/session-slice.ts';
import { usePageSettings } from '#shared/settings/settings-slice.ts';
import {
  useDeleteSearchRecordsMutation,
  useListHotSearchesQuery,
  useListNameTipsQuery,
  useListSearchRecordsQuery,
} from '#shared/search-box/api.ts';
import { searchBoxMessages } from './search-box-messages.ts';
import { useDebounced } from '#shared/search-box/use-debounced.ts';

export interface SearchBoxProps {
  /** Text to begin with, such as the keyword of the search page. */
  initialText?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The search field with its panel (spec §2): history and hot searches while it is empty, suggestions while something is
 * typed. A search goes to the search page; without scripts the field is a plain form.
 */
export function SearchBox({ initialText = '', ref }: SearchBoxProps) {
  const intl = useIntl();
  const [text, setText] = useState(initialText);
  // What the panel shows is asked for when the field is first used, not with the page.
  const [isUsed, setIsUsed] = useState(false);
  const runSearch = useRunSearch();
  const { history, hot } = useStarters(isUsed);
  const { suggestions, note } = useSuggestions(isUsed ? text : '');
  return (
    <div onFocus={() => setIsUsed(true)}>
      <Autocomplete
        {...(ref ? { ref } : {})}
        label={intl.formatMessage(searchBoxMessages.label)}
        placeholder={intl.formatMessage(searchBoxMessages.placeholder)}
        submitLabel={intl.formatMessage(searchBoxMessages.submit)}
        clearLabel={intl.formatMessage(searchBoxMessages.clear)}
        value={text}
        onValueChange={setText}
        onSearch={runSearch}
        suggestions={suggestions}
        suggestionsLabel={intl.formatMessage(searchBoxMessages.suggestions)}
        suggestionsNote={note}
        history={history}
        hot={hot}
        action={`${BASENAME}search`}
        name="keyword"
      />
    </div>
  );
}

/** History (of logged-in viewers) and hot searches, for the panel of an empty field. */
function useStarters(isUsed: boolean) {
  const intl = useIntl();
  const isLogged = useSelector((state: WithSession) => selectIsLogged(state) && selectIsChecked(state));
  const { data: records } = useListSearchRecordsQuery(undefined, {
    skip: !isUsed || !isLogged,
    ...KEEP_FRESH,
  });
  const { data: hot } = useListHotSearchesQuery(undefined, { skip: !isUsed });
  const [deleteRecords] = useDeleteSearchRecordsMutation();
  const deleteAll = async () => {
    const { error } = await deleteRecords();
    if (error) toast.error(failureText(intl, error));
  };
  return {
    history: {
      title: intl.formatMessage(searchBoxMessages.history),
      items: (records?.list ?? []).map(({ search_term }) => search_term),
      clearLabel: intl.formatMessage(searchBoxMessages.deleteAll),
      onClear: () => void deleteAll(),
    },
    hot: {
      title: intl.formatMessage(searchBoxMessages.hot),
      items: (hot?.list ?? []).map(({ search_term }) => search_term),
    },
  };
}

/** Suggestions for the typed text, asked for once it stands still; a note when there are none. */
function useSuggestions(text: string): { suggestions: readonly string[]; note: string | undefined } {
  const intl = useIntl();
  const typed = text.trim();
  const asked = useDebounced(typed, LISTING_LIMITS.suggestionDebounceMs);
  const { currentData, isFetching } = useListNameTipsQuery(asked, { skip: asked === '' });
  const suggestions = typed === '' ? [] : (currentData?.list ?? []).map(({ name }) => name);
  const isSettled = asked === typed && !isFetching && currentData !== undefined;
  return {
    suggestions,
    note:
      isSettled && suggestions.length === 0 ? intl.formatMessage(searchBoxMessages.noSuggestions) : undefined,
  };
}

/** Goes to the search page and reports the search. */
function useRunSearch(): (keyword: string) => void {
  const navigate = useNavigate();
  const { analyticsProject } = usePageSettings();
  return (keyword) => {
    reportEvent(searchEvent(analyticsProject, keyword, 'input'));
    void navigate(paths.search(keyword));
  };
}
