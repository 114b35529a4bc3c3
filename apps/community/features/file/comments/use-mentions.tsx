import { COMMENT_LIMITS, storeMentions } from '@boardwalk/domain';
import type { Mention, MentionProps } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { FileOwner } from '#shared/api/wire.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { selectIsLogged } from '#shared/session/session-slice.ts';
import { useListMentionableQuery } from './api.ts';

/** Somebody who can be mentioned. */
export type Named = Pick<Mention, 'id' | 'label'>;

/** Finding people to mention, for a box to write in. */
export interface Mentions {
  readonly props: MentionProps;
  /** Ids of those whom a text mentions, of which some were chosen while it was written. */
  readonly idsIn: (text: string, chosen: readonly Named[]) => string[];
}

const NOBODY: readonly FileOwner[] = [];

/**
 * Suggests people while a name is typed after an @, and remembers whom it suggested: a name may also be typed to its end.
 *
 * @param known people who can be mentioned without being looked up, such as those in the thread
 */
export function useMentions(fileKey: string, known: readonly Named[] = []): Mentions {
  const [query, setQuery] = useState<string | null>(null);
  const isLogged = useSelector(selectIsLogged);
  const { currentData } = useListMentionableQuery(
    { fileKey, keyword: query ?? '' },
    // Whose session has ended can write on; only sending asks for the login.
    { skip: query === null || !isLogged },
  );
  const [seen, setSeen] = useState<readonly Named[]>([]);
  const people = currentData?.list ?? NOBODY;
  const last = useRef(people);
  if (last.current !== people) {
    last.current = people;
    if (people.length > 0) setSeen([...seen, ...people.map(mentionOf)]);
  }
  return {
    props: {
      suggestions: query === null ? [] : people.map(mentionOf),
      onMentionQuery: setQuery,
    },
    idsIn: (text, chosen) => idsIn(text, chosen, [...known, ...seen]),
  };
}

/** A name that was typed without choosing mentions somebody only where one person alone has it. */
function idsIn(text: string, chosen: readonly Named[], others: readonly Named[]): string[] {
  const byId = new Map(others.map((person) => [person.id, person]));
  const typed = [...byId.values()].filter(
    ({ id, label }) =>
      !chosen.some((one) => one.label === label) &&
      ![...byId.values()].some((one) => one.label === label && one.id !== id),
  );
  const people = [...chosen, ...typed].map(({ id, label }) => ({ userId: id, nickName: label }));
  return storeMentions(text, people).mentioned.slice(0, COMMENT_LIMITS.mentionsMax);
}

function mentionOf(person: FileOwner): Mention {
  return {
    id: person.user_id,
    label: person.nick_name,
    avatar: <PersonAvatar person={person} size={24} />,
    hint: person.profile_name,
  };
}
