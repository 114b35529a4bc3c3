import { searchTextOf, parseSnapshot } from '@boardwalk/board/document';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { boardTermsOf } from '../files/catalogue/service.ts';

/** Of terms that more works have, many works would have to be looked at. */
const RARE = 50;
/** How many of its rarest terms a board is looked for by. */
const TERMS = 8;
/** How many works that have most of them are compared. */
const COMPARED = 5;
/** A text of fewer terms is like many others. */
const TERMS_MIN = 8;
/** Which part of all terms of two boards both must have. */
const ALIKE = 0.7;

/** A public work whose text is nearly that of a board. */
export type SimilarRow = Awaited<ReturnType<typeof findCandidates>>[number];

/**
 * Public works of others with nearly the same text as a board: those that share its rarest terms are compared term by term. The
 * very same board is not among them.
 */
export async function findSimilarWorks(
  { db, blobs }: Pick<Infra, 'db' | 'blobs'>,
  board: { text: string; objectHash: string; ownerId: string },
): Promise<SimilarRow[]> {
  const terms = new Set(boardTermsOf(board.text));
  if (terms.size < TERMS_MIN) return [];
  const candidates = await findCandidates(db, [...terms], board);
  const texts = await Promise.all(
    candidates.map(async ({ object_hash: hash }) => {
      const bytes = await blobs.read(hash);
      return bytes === undefined ? '' : searchTextOf(parseSnapshot(JSON.parse(bytes.toString('utf8'))));
    }),
  );
  return candidates.filter((_, index) => likeness(terms, new Set(boardTermsOf(texts[index] ?? ''))) >= ALIKE);
}

/** How many terms two texts share, as a part of all terms of both. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((term) => other.has(term)).length;
  return shared / (one.size + other.size - shared);
}

async function findCandidates(
  db: Queryable,
  terms: readonly string[],
  { objectHash, ownerId }: { objectHash: string; ownerId: string },
) {
  const { rows } = await sql<{
    file_key: string;
    name: string;
    object_hash: string;
    owner_id: string;
    owner_nick_name: string;
    owner_avatar_url: string | null;
    owner_deleted_at: Date | null;
    owner_profile_name: string;
  }>`
    with rare as materialized (
      select term from search_word where term = any (${sql.val([...terms])}::text[]) and works <= ${RARE}
      order by works, term limit ${TERMS}),
    shared as (
      select publication.file_key, count(*) as terms
      from rare join publication on publication.is_live
        and publication.search_vector @@ (quote_literal(rare.term))::tsquery
      where publication.owner_id <> ${ownerId} and publication.object_hash <> ${objectHash}
      group by publication.file_key order by count(*) desc, publication.file_key limit ${COMPARED})
    select publication.file_key, publication.name, publication.object_hash, owner.user_id as owner_id,
      owner.nick_name as owner_nick_name, owner.avatar_url as owner_avatar_url, owner.deleted_at as owner_deleted_at,
      profile.name as owner_profile_name
    from shared join publication using (file_key)
      join user_account as owner on owner.user_id = publication.owner_id
      join profile on profile.user_id = publication.owner_id
    order by shared.terms desc, publication.file_key`.execute(db);
  return rows;
}
