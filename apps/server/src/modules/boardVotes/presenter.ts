import type { BoardVote } from '@boardwalk/api-client';
import type { DotsRow, VoteRow } from './repository.ts';

const dotsOf = ({ element_id, dots }: DotsRow) => ({ element_id, dots });

/** A vote as somebody gets it: their own dots while it runs, the sums afterwards. */
export function presentVote(row: VoteRow, dots: readonly DotsRow[]): BoardVote {
  const { starter_id: starterId, starter_nick_name: starterName } = row;
  const ofVote = dots.filter((each) => each.vote_id === row.vote_id).map(dotsOf);
  const hasEnded = row.ended_at !== null;
  return {
    vote_id: row.vote_id,
    question: row.question,
    dots: row.dots,
    element_ids: row.element_ids,
    started_by:
      starterId === null || starterName === null
        ? null
        : { user_id: starterId, nick_name: starterName, avatar_url: row.starter_avatar_url },
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    voter_num: row.voter_num,
    mine: hasEnded ? [] : ofVote,
    results: hasEnded ? ofVote : null,
  };
}
