import { Combobox, type ComboboxOption } from '@boardwalk/ui-kit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { searchApi } from '../api.ts';
import { searchMessages } from '../messages.ts';
import type { FoundCreator } from '../use-filter-groups.ts';

/** Longest text that is asked for, in characters. */
const KEYWORD_MAX = 100;
/** Most creators of the results that are offered before something is typed. */
const FOUND_MAX = 5;

export interface CreatorPickerProps {
  /** Creators of the results, which are offered first. */
  found: readonly FoundCreator[];
  /** Whose works are shown, and by what name, if that is known. */
  chosen: { readonly userId: string; readonly name: string | undefined } | null;
  onChoose: (userId: string | null) => void;
  /** It is all that its popover has: that says the label, and the field takes the keyboard. */
  isAlone?: boolean;
}

/** Finds a creator by name among all that have public works; first those of the results and those whom most follow. */
export default function CreatorPicker({ found, chosen, onChoose, isAlone = false }: CreatorPickerProps) {
  const intl = useIntl();
  const dispatch = useDispatch<ThunkDispatch<unknown, undefined, UnknownAction>>();
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  // The list is asked for again with every other function: results that go on loading are no reason for it.
  const [first] = useState(found.slice(0, FOUND_MAX));
  const load = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
      const keyword = text.trim().slice(0, KEYWORD_MAX);
      const asked = dispatch(searchApi.endpoints.searchCreators.initiate(keyword));
      signal.addEventListener('abort', () => asked.abort());
      const { list } = await asked.unwrap().finally(() => asked.unsubscribe());
      const offered = keyword === '' ? first : [];
      const offeredIds = new Set(offered.map(({ user_id }) => user_id));
      return [
        ...offered.map((person) => optionOf(person, intl.formatMessage(searchMessages.inResults))),
        ...list
          .filter(({ user_id }) => !offeredIds.has(user_id))
          .map((person) =>
            optionOf(person, intl.formatMessage(searchMessages.count, { count: person.pub_files })),
          ),
      ];
    },
    [dispatch, first, intl],
  );
  const field = useRef<HTMLInputElement>(null);
  // Its code may come after the popover has opened, and taken the keyboard itself.
  useEffect(() => {
    if (isAlone) field.current?.focus();
  }, [isAlone]);
  const userId = chosen?.userId;
  const label = picked?.value === userId ? picked?.label : chosen?.name;
  return (
    <Combobox
      // The field reads the name of what is chosen when it begins, and once more when that comes later.
      key={userId === undefined || label !== undefined ? 'named' : 'unnamed'}
      ref={field}
      label={intl.formatMessage(searchMessages.creator)}
      hideLabel={isAlone}
      placeholder={intl.formatMessage(searchMessages.creatorName)}
      maxLength={KEYWORD_MAX}
      load={load}
      value={userId === undefined ? null : { value: userId, label: label ?? '' }}
      onValueChange={(option) => {
        setPicked(option);
        onChoose(option?.value ?? null);
      }}
      words={{
        open: intl.formatMessage(searchMessages.showCreators),
        clear: intl.formatMessage(searchMessages.allCreators),
        empty: intl.formatMessage(searchMessages.noCreator),
        loading: intl.formatMessage(searchMessages.creatorsLoading),
        failed: intl.formatMessage(searchMessages.creatorsFailed),
        retry: intl.formatMessage(searchMessages.retry),
      }}
    />
  );
}

function optionOf(person: FoundCreator, hint: string): ComboboxOption {
  return {
    value: person.user_id,
    label: person.nick_name,
    hint,
    icon: <PersonAvatar person={person} size={20} />,
  };
}
