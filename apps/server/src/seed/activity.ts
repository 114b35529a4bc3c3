import type { DemoEvent } from '@boardwalk/demo-gallery';
import { sql } from 'kysely';
import type { Queryable } from '../infra/database/database.ts';
import type { AccessTokens } from '../infra/sessions/accessTokens.ts';
import { insertMany } from './insertMany.ts';
import type { Inhabitant, Inhabitants } from './people.ts';
import type { SeededWork } from './works.ts';

/** Who was there, and what they did it to. */
export interface Scene {
  events: readonly DemoEvent[];
  inhabitants: Inhabitants;
  works: ReadonlyMap<string, SeededWork>;
  tokens: AccessTokens;
}

const HOUR_MS = 3_600_000;

/** Writes down everything that happened. The counters are not touched: they are counted from this afterwards. */
export async function seedActivity(trx: Queryable, scene: Scene): Promise<void> {
  const { events } = scene;
  const user = (handle: string) => found(scene.inhabitants, handle);
  const work = (slug: string) => found(scene.works, slug);
  const of = <Kind extends DemoEvent['kind']>(kind: Kind) =>
    events.filter((event): event is Extract<DemoEvent, { kind: Kind }> => event.kind === kind);
  const mark = (event: { board: string; user: string; at: Date }) => ({
    user_id: user(event.user).userId,
    file_key: work(event.board).fileKey,
    created_at: event.at,
  });

  await insertMany(trx, 'praise', of('like').map(mark));
  await insertMany(trx, 'collect', of('collect').map(mark));
  await insertMany(
    trx,
    'file_entitlement',
    of('purchase').map((event) => ({ ...mark(event), source: 'purchase' as const })),
  );
  await insertMany(
    trx,
    'follow',
    of('follow').map((event) => ({
      follower_id: user(event.user).userId,
      followee_id: user(event.creator).userId,
      created_at: event.at,
    })),
  );
  await seedViews(trx, scene, user, work);
  await seedCopies(trx, { copies: of('copy'), uses: of('use') }, user, work);
}

type FindUser = (handle: string) => Inhabitant;
type FindWork = (slug: string) => SeededWork;

async function seedViews(
  trx: Queryable,
  { events, tokens }: Scene,
  user: FindUser,
  work: FindWork,
): Promise<void> {
  const views = events.flatMap((event) => {
    if (event.kind !== 'view' && event.kind !== 'visit') return [];
    const hour = new Date(Math.floor(event.at.getTime() / HOUR_MS) * HOUR_MS);
    const viewer = event.kind === 'view' ? user(event.user).userId : tokens.pseudonym(event.visitor);
    return [{ file_key: work(event.board).fileKey, hour, viewer }];
  });
  await insertMany(trx, 'view_event', views);

  // Events come oldest first, so the last one of a person and a board is when they saw it last.
  const seen = new Map<string, { user_id: string; file_key: string; seen_at: Date }>();
  for (const event of events) {
    if (event.kind !== 'view') continue;
    const { userId } = user(event.user);
    const { fileKey } = work(event.board);
    seen.set(`${userId} ${fileKey}`, { user_id: userId, file_key: fileKey, seen_at: event.at });
  }
  await insertMany(trx, 'footprint', [...seen.values()]);
}

type Copy = Extract<DemoEvent, { kind: 'copy' }>;
type Use = Extract<DemoEvent, { kind: 'use' }>;

async function seedCopies(
  trx: Queryable,
  { copies, uses }: { copies: readonly Copy[]; uses: readonly Use[] },
  user: FindUser,
  work: FindWork,
): Promise<void> {
  const openedAt = new Map(uses.map((event) => [event.copyKey, event.at]));
  await insertMany(
    trx,
    'file',
    copies.map(({ board, user: handle, copyKey, at }) => {
      const { userId, teamId, projectId } = user(handle);
      const { fileKey, submissionId, coverHash, name, kind } = work(board);
      return {
        file_key: copyKey,
        owner_id: userId,
        team_id: teamId,
        project_id: projectId,
        name,
        kind,
        thumbnail_hash: coverHash,
        origin_file_key: fileKey,
        origin_submission_id: submissionId,
        first_opened_at: openedAt.get(copyKey) ?? null,
        created_at: at,
        updated_at: openedAt.get(copyKey) ?? at,
      };
    }),
  );
  await sql`
    insert into board_state (file_key, state, updated_at)
    select copy.file_key, original.state, copy.created_at
    from file copy join board_state original on original.file_key = copy.origin_file_key`.execute(trx);
  await sql`
    insert into blob_use (file_key, hash, purpose, created_at)
    select file_key, thumbnail_hash, 'thumbnail', created_at from file where origin_file_key is not null`.execute(
    trx,
  );
  await insertMany(
    trx,
    'copy_event',
    copies.map(({ board, user: handle, copyKey, at }) => ({
      copy_file_key: copyKey,
      source_file_key: work(board).fileKey,
      submission_id: work(board).submissionId,
      user_id: user(handle).userId,
      created_at: at,
    })),
  );
  await insertMany(
    trx,
    'use_event',
    uses.map(({ board, user: handle, copyKey, at }) => ({
      copy_file_key: copyKey,
      source_file_key: work(board).fileKey,
      user_id: user(handle).userId,
      created_at: at,
    })),
  );
}

function found<Value>(all: ReadonlyMap<string, Value>, key: string): Value {
  const value = all.get(key);
  if (value === undefined) throw new Error(`the demo community has no ${key}`);
  return value;
}
