import { LANGUAGES, suggestionKey, type Language, KEY_ALPHABET, KEY_LENGTH } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { NewRow } from '../src/infra/database/schema.ts';
import type { Database } from '../src/infra/database/database.ts';
import { searchVectorOf } from '../src/modules/files/catalogue/service.ts';
import { insertMany } from '../src/seed/insertMany.ts';
import { insertActivity } from './activity.ts';

/** How large the community is. */
export interface CommunitySize {
  works: number;
  people: number;
}

/** Who and what is in the community and has much of everything. */
export interface LargeCommunity {
  /** Owns a third of all works, has the most fans, follows, collections, footprints and messages. */
  busiest: string;
  teamId: string;
  projectId: string;
  /** Every second work has it. */
  tagId: number;
  topicId: number;
  /** A word in every tenth title, and one in a few. */
  commonWord: string;
  rareWord: string;
}

/** The share of rows the busiest person has: enough for 2,000 pages of 40 of everything. */
const BUSY_SHARE = 0.45;

/** Words of titles by language. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  'en-US': [
    'weekly',
    'plan',
    'retrospective',
    'roadmap',
    'customer',
    'journey',
    'map',
    'budget',
    'launch',
    'canvas',
  ],
  'zh-CN': ['项目', '复盘', '周计划', '用户', '旅程', '思维导图', '预算', '发布', '学习', '笔记'],
  'ja-JP': ['振り返り', '計画', '顧客', '予算', '学習', 'ノート', '会議', '企画', '目標', '地図'],
  'ko-KR': ['회고', '계획', '고객', '여정', '예산', '학습', '노트', '회의', '목표', '지도'],
  'es-ES': [
    'plan',
    'semanal',
    'retrospectiva',
    'cliente',
    'viaje',
    'mapa',
    'presupuesto',
    'estudio',
    'notas',
    'metas',
  ],
};
const START = Date.parse('2024-01-01T00:00:00Z');

/** Fills a migrated, empty database with a community of a size, in bulk; counters are set, not counted. */
export async function fillLargeCommunity(db: Database, size: CommunitySize): Promise<LargeCommunity> {
  const people = Array.from({ length: size.people }, (_none, index) => key(index, 'p'));
  const [busiest = ''] = people;
  const now = new Date();
  await insertPeople(db, people, now);
  const { teamId, projectId } = await insertSpace(db, busiest, now);
  const { tags, topicId } = await insertTaxonomy(db, now);
  const hashes = await insertBytes(db, now);
  const keys = await insertWorks(db, size, { people, teamId, projectId, tags, topicId, hashes });
  await insertActivity(db, { busiest, people, works: keys.slice(0, Math.ceil(keys.length * BUSY_SHARE)) });
  await sql`analyze`.execute(db);
  return {
    busiest,
    teamId,
    projectId,
    tagId: tags[0] ?? 0,
    topicId,
    commonWord: 'plan',
    rareWord: 'lighthouse',
  };
}

/** A key that differs for every number and kind. */
export function key(index: number, kind: string): string {
  let rest = index;
  let text = '';
  while (text.length < KEY_LENGTH - 1) {
    text = (KEY_ALPHABET[rest % KEY_ALPHABET.length] ?? '3') + text;
    rest = Math.floor(rest / KEY_ALPHABET.length);
  }
  return kind + text;
}

export async function insertPeople(db: Database, people: readonly string[], now: Date): Promise<void> {
  await insertMany(
    db,
    'user_account',
    people.map((user_id, index) => ({
      user_id,
      email: `person${index}@example.com`,
      nick_name: `Person ${index}`,
      kind: index === 0 ? 1 : 0,
      created_at: now,
      updated_at: now,
    })),
  );
  await insertMany(
    db,
    'profile',
    people.map((user_id, index) => ({
      user_id,
      profile_key: user_id,
      name: `person-${index}`,
      created_at: now,
      updated_at: now,
    })),
  );
}

export async function insertSpace(db: Database, owner: string, now: Date) {
  const { team_id: teamId } = await db
    .insertInto('team')
    .values({ name: 'Space', type: 2, owner_id: owner, created_at: now, updated_at: now })
    .returning('team_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('team_member')
    .values({ team_id: teamId, user_id: owner, role: 'owner', created_at: now })
    .execute();
  const { project_id: projectId } = await db
    .insertInto('project')
    .values({ team_id: teamId, name: 'Boards', created_at: now, updated_at: now })
    .returning('project_id')
    .executeTakeFirstOrThrow();
  return { teamId, projectId };
}

async function insertTaxonomy(db: Database, now: Date): Promise<{ tags: number[]; topicId: number }> {
  const tags = Array.from({ length: 40 }, (_none, index) => index + 1);
  await insertMany(
    db,
    'tag',
    tags.map((tag_id) => ({
      tag_id,
      name: `Subject ${tag_id}`,
      name_key: `subject ${tag_id}`,
      ttype: 1,
      created_at: now,
    })),
  );
  const topicId = 1;
  await db.insertInto('topic').values({ topic_id: topicId, title: 'Topic', created_at: now }).execute();
  return { tags, topicId };
}

export async function insertBytes(db: Database, now: Date): Promise<{ cover: string; object: string }> {
  const cover = 'c'.repeat(64);
  const object = 'b'.repeat(64);
  await db
    .insertInto('blob')
    .values({ hash: object, mime: 'application/json', size: 2, created_at: now })
    .execute();
  await db
    .insertInto('image')
    .values({
      hash: cover,
      width: 1080,
      height: 700,
      placeholder: 'data:image/webp;base64,',
      created_at: now,
    })
    .execute();
  return { cover, object };
}

async function insertWorks(
  db: Database,
  size: CommunitySize,
  has: {
    people: readonly string[];
    teamId: string;
    projectId: string;
    tags: readonly number[];
    topicId: number;
    hashes: { cover: string; object: string };
  },
): Promise<string[]> {
  const AT_ONCE = 10_000;
  const keys: string[] = [];
  for (let from = 0; from < size.works; from += AT_ONCE) {
    const indices = Array.from(
      { length: Math.min(AT_ONCE, size.works - from) },
      (_none, offset) => from + offset,
    );
    const works = indices.map((index) => workOf(index, size, has));
    keys.push(...works.map(({ file_key }) => file_key));
    await insertMany(
      db,
      'file',
      works.map(({ file }) => file),
    );
    await insertMany(
      db,
      'submission',
      works.map(({ submission }) => submission),
    );
    const { rows } = await sql<{ file_key: string; submission_id: string }>`
      select file_key, submission_id from submission order by submission_id desc limit ${works.length}`.execute(
      db,
    );
    const ids = new Map(rows.map((row) => [row.file_key, row.submission_id]));
    await insertMany(
      db,
      'publication',
      works.map(({ file_key, publication }) => ({ ...publication, submission_id: ids.get(file_key) ?? '0' })),
    );
    process.stdout.write(`\r  works ${from + works.length} of ${size.works}`);
  }
  process.stdout.write('\n');
  return keys;
}

function workOf(index: number, size: CommunitySize, has: Parameters<typeof insertWorks>[2]) {
  // Spread over people and time in an order that no index happens to have.
  const mixed = (index * 7919) % size.works;
  const isBusy = mixed < size.works * BUSY_SHARE;
  const owner_id = (isBusy ? has.people[0] : has.people[1 + (mixed % (has.people.length - 1))]) ?? '';
  const language = LANGUAGES[mixed % LANGUAGES.length] ?? 'en-US';
  const words = WORDS[language];
  const at = new Date(START + mixed * 400_000);
  const file_key = key(index, 'w');
  const name = [
    words[mixed % 10],
    words[(mixed * 3 + 1) % 10],
    index,
    ...(index % 20_000 === 7 ? ['lighthouse'] : []),
  ].join(' ');
  const description = `${words[(mixed * 7) % 10]} ${words[(mixed * 11) % 10]}: what it is good for.`;
  const tag_ids = [has.tags[mixed % 2 === 0 ? 0 : 1 + (mixed % 39)] ?? 0];
  const topic_ids = mixed % 2 === 1 ? [has.topicId] : [];
  const shared = {
    name,
    description,
    language,
    fee_type: 1,
    unit_price: null,
    tag_ids,
    topic_ids,
    cover_hash: has.hashes.cover,
    object_hash: has.hashes.object,
  } as const;
  const file: NewRow<'file'> = {
    file_key,
    owner_id,
    team_id: has.teamId,
    project_id: has.projectId,
    name,
    audit_status: 2,
    created_at: at,
    updated_at: at,
  };
  const submission: NewRow<'submission'> = {
    ...shared,
    file_key,
    version: 1,
    submitter_id: owner_id,
    // Half of them still wait, so that the queue is as long as the lists.
    status: mixed % 2 === 0 ? 1 : 2,
    due_at: at,
    created_at: at,
  };
  const publication: Omit<NewRow<'publication'>, 'submission_id'> = {
    ...shared,
    file_key,
    is_live: true,
    owner_id,
    kind: 'board',
    tag_path_ids: tag_ids,
    name_key: suggestionKey(name),
    search_vector: searchVectorOf({
      name,
      description,
      tags: [],
      board: `${words.slice(0, 6).join(' ')} ${index}`,
    }),
    is_selected: mixed % 7 === 0,
    view_num: mixed % 5000,
    praise_num: mixed % 300,
    collect_num: mixed % 200,
    use_num: mixed % 100,
    hot_score: ((mixed + 1) * 48_271) % 2_147_483_647,
    created_at: at,
    updated_at: at,
    pub_time: at,
  };
  return { file_key, file, submission, publication };
}
