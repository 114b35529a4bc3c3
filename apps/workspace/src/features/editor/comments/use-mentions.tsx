import type { BoardThread, FileOwner } from '@boardwalk/api-client';
import { COMMENT_LIMITS } from '@boardwalk/domain';
import type { Mention, MentionProps } from '@boardwalk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useListBoardPeopleQuery } from './api.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

const NOBODY: readonly FileOwner[] = [];

/** Suggests people who may open the board while a name is typed after an @. A name may also be typed to its end. */
export function useMentions(fileKey: string, thread?: BoardThread) {
  const [query, setQuery] = useState<string | null>(null);
  const { currentData } = useListBoardPeopleQuery(
    { fileKey, keyword: query ?? '' },
    { skip: query === null },
  );
  const people = currentData?.list ?? NOBODY;
  const seen = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { user_id: id, nick_name: name } of people) seen.current.set(id, name);
    for (const { author } of thread ? [thread.comment, ...thread.replies] : [])
      if (author) seen.current.set(author.user_id, author.nick_name);
  }, [people, thread]);
  const props: MentionProps = {
    suggestions: query === null ? [] : people.map(mentionOf),
    onMentionQuery: setQuery,
  };
  /** Ids of those whom a text mentions, those first who were chosen while it was written. */
  const idsIn = (text: string, chosen: readonly Mention[]): string[] => {
    const named = [...seen.current].flatMap(([id, name]) => (text.includes(`@${name}`) ? [id] : []));
    return [...new Set([...chosen.map(({ id }) => id), ...named])].slice(0, COMMENT_LIMITS.mentionsMax);
  };
  return { props, idsIn };
}

function mentionOf(person: FileOwner): Mention {
  return {
    id: person.user_id,
    label: person.nick_name,
    avatar: <PersonAvatar person={person} />,
  };
}
