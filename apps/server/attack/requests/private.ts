import { addElements } from '@boardwalk/board/document';
import { joinBoard } from '../../test/boardClient.ts';
import { fileForm } from '../../test/uploads.ts';
import type { Caller } from './api.ts';
import { CANARY } from './watch.ts';
import { PASSWORD, type World } from './world.ts';

const LANGUAGES = ['zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES'];
let texts = 0;
/** A text that nobody else may see. */
const secret = (): string => `${CANARY}${(texts += 1)}`;

/** Fills everything in which Vera keeps things for herself. */
export async function veraKeepsSecrets(world: World): Promise<void> {
  const { step, vera } = world;
  const { id: teamId } = await step('createTeam', vera, { body: { name: secret(), type: 3 } });
  const { id: projectId } = await step('createProject', vera, {
    params: { teamId },
    body: { name: secret() },
  });
  const place = { teamId, projectId };
  const { id: folderId } = await step('createFolder', vera, {
    params: place,
    body: { name: secret(), parent_id: '0' },
  });
  const file = async () =>
    (
      await step('createFile', vera, {
        params: place,
        body: { name: secret(), folder_id: folderId, kind: 'board' },
      })
    ).file_key;
  const board = await file();
  const trashed = await file();
  await writeOnBoard(world, vera, board);
  const { comment: first } = await step('createBoardComment', vera, {
    params: { file_key: board },
    body: { text: secret(), x: 1, y: 1, mentions: [] },
  });
  await step('replyToBoardComment', vera, {
    params: { file_key: board, comment_id: first.comment_id },
    body: { text: secret(), mentions: [] },
  });
  const version = await step('createVersion', vera, {
    params: { file_key: board },
    body: { name: secret() },
  });
  await step('getVersionObject', vera, { params: { file_key: board, object_id: version.object_id } });
  await step('createShareLink', vera, {
    params: { file_key: board },
    body: { role: 'viewer', password: 'tulip 42' },
  });
  const { bytes, hash } = await world.picture();
  const form = fileForm(bytes, `${secret()}.png`);
  form.append('width', '216');
  form.append('height', '140');
  await step('addTeamPicture', vera, { params: { teamId, hash }, form });
  await step('useTeamPicture', vera, { params: { file_key: board, hash } });
  await step('getMemberToken', vera, { params: { teamId }, query: { role: 'viewer' } });
  await step('starFile', vera, { params: { file_key: board } });
  await step('deleteFile', vera, { params: { file_key: trashed } });
  await step('createCollection', vera, { body: { name: secret(), description: secret(), is_public: false } });
  await step('createServiceToken', vera, {
    body: { name: secret(), scopes: ['files:read', 'files:write'], days: 30, password: PASSWORD },
  });
  await step('createWebhook', vera, {
    body: { url: `${world.sinkUrl}?${secret()}`, events: ['work.published'] },
  });
  const tagOf = async (ttype: number) => {
    const names = Object.fromEntries(LANGUAGES.map((language) => [language, `Tag ${ttype}`]));
    return (await step('createTag', world.admin, { body: { ttype, parent_id: null, names } })).id;
  };
  const [career, industry] = [await tagOf(3), await tagOf(4)];
  await step('setRecommendConfig', world.ben, { body: { career_id: career, industry_id: industry } });
  await step('sendFeedback', vera, {
    params: { user_id: vera.userId },
    body: {
      platform: 'web',
      content: JSON.stringify({ career, industry, description: secret(), imgList: [] }),
    },
  });
  await step('writeIdentityTag', vera, {
    body: { career: 1299, career_other: secret(), channels: [2201], scenes: [3201], usage: 2, skip: false },
  });
  await world.api('searchFiles', vera, { query: { keyword: secret() } });
  for (const operationId of [
    'listSearchRecords',
    'listSessions',
    'listServiceTokens',
    'listWebhooks',
    'listShareLinks',
    'requestAccountExport',
    'listTrash',
    'listMembers',
    'getPoints',
  ] as const)
    await step(operationId, vera, { params: { ...place, file_key: board } });
  await world.site.query(`update user_account set email = $1 where user_id = $2`, [
    `${CANARY}@example.com`,
    vera.userId,
  ]);
  // Who has one of these has a right, or finds her.
  for (const token of world.knownTo(vera).all('token')) if (token.length > 11) world.watch.secrets.add(token);
}

/** Puts a note with a secret on a board, live. */
async function writeOnBoard(world: World, by: Caller, fileKey: string): Promise<void> {
  const { ticket } = await world.step('createCollabTicket', by, { params: { file_key: fileKey } });
  if (ticket === undefined) return;
  const client = joinBoard({ port: world.site.running().port, fileKey, ticket });
  await client.synced;
  addElements(client.store, [
    { id: 'secret', type: 'sticky', z: 'a0', style: {}, text: secret(), x: 0, y: 0, w: 200, h: 200 },
  ]);
  await client.flush();
  client.close();
}

type Rows = readonly Readonly<Record<string, unknown>>[];
/** Rows by the name of their table. */
export type RowsByTable = ReadonlyMap<string, Rows>;

/** Every row that holds one of her secrets. */
export async function rowsWithSecrets(world: World): Promise<RowsByTable> {
  const tables = await world.site.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const rows = await world.site.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" as t
       where lower(t::text) like '%${CANARY}%' or t::text like '%${Buffer.from(CANARY).toString('hex')}%'`,
    );
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ row }) => row),
      );
  }
  return found;
}

/** The tables whose rows are others, each with its columns that are, e.g. `profile (name, updated_at)`. */
export function changedTables(before: RowsByTable, after: RowsByTable): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [former, now] = [before.get(name) ?? [], after.get(name) ?? []];
    const textOf = (values: readonly unknown[]) =>
      values
        .map((value) => JSON.stringify(value))
        .toSorted()
        .join('\n');
    const valuesOf = (rows: Rows, column: string) => textOf(rows.map((row) => row[column]));
    if (textOf(former) === textOf(now)) return [];
    const columns = Object.keys({ ...former[0], ...now[0] }).filter(
      (column) => valuesOf(former, column) !== valuesOf(now, column),
    );
    return [`${name} (${columns.join(', ') || 'values between rows'})`];
  });
}
