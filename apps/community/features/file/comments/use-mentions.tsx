import { COMMENT_LIMITS } from '@boardwalk/domain';
import type { Mention, MentionProps } from '@boardwalk/ui-kit';
import { useRef, useState } from 'react';
import type { FileOwner } from '#shared/api/wire.ts';
import { PersonAvatar } from '#shared/people/PersonAvatar.tsx';
import { useListMentionableQuery } from './api.ts';

/** Finding people to mention, for a box to write in. */
export interface Mentions {
  readonly props: MentionProps;
  /** Ids of those whose `@name` stands in a text. */
  readonly idsIn: (text: string) => string[];
}

type Known = ReadonlyMap<string, string>;
const NOBODY: readonly FileOwner[] = [];

/**
 * Suggests people while a name is typed after an @, and remembers whom it suggested.
 *
 * @param known people who can be mentioned without being looked up, such as those in the thread
 */
export function useMentions(fileKey: string, known: readonly { id: string; label: string }[] = []): Mentions {
  const [query, setQuery] = useState<string | null>(null);
  const { currentData } = useListMentionableQuery(
    { fileKey, keyword: query ?? '' },
    { skip: query === null },
  );
  const [seen, setSeen] = useState<Known>(new Map());
  const people = currentData?.list ?? NOBODY;
  const last = useRef(people);
  if (last.current !== people) {
    last.current = people;
    if (people.length > 0) setSeen(new Map([...seen, ...people.map(nameOf)]));
  }
  return {
    props: {
      suggestions: query === null ? [] : people.map(mentionOf),
      onMentionQuery: setQuery,
    },
    idsIn: (text) =>
      [...new Map([...known.map(({ id, label }) => [id, label] as const), ...seen])]
        .filter(([, name]) => text.includes(`@${name}`))
        .map(([id]) => id)
        .slice(0, COMMENT_LIMITS.mentionsMax),
  };
}

const nameOf = ({ user_id: id, nick_name: name }: FileOwner) => [id, name] as const;

function mentionOf(person: FileOwner): Mention {
  return {
    id: person.user_id,
    label: person.nick_name,
    avatar: <PersonAvatar person={person} size={24} />,
    hint: person.profile_name,
  };
}
