import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as Y from 'yjs';
import { enterBoard, faultsOf, type Person } from '../person.ts';
import { joinBoard } from '../../test/boardClient.ts';
import { publishForm } from '../../test/publishForm.ts';
import { numbersFrom } from '../random.ts';
import { apiOf, type Api, type Caller } from '../requests/api.ts';
import { startSite, type Site } from '../site.ts';
import { brokenPromises } from './judge.ts';
import { nothingPromised, write, type Promised, type Writer } from './writers.ts';

const PASSWORD = 'correct horse 8';
const WRITERS = 4;
const WORKS = 3;
const EDITORS = 2;
/** A process lives so long after its start, at the most, in milliseconds. */
const LIFE_MS = 2500;
const BOTH = 0.3;
/** Where everything is kept that may explain a lost edit. */
const TRACES = join(import.meta.dirname, '..', '..', '.results', 'kills');
const TEXTS = Object.fromEntries(
  ['zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES'].map((language) => [language, 'A year']),
);

/** What the attack by kills came to. */
export interface KillSums {
  kills: number;
  /** Moments in which both processes were killed. */
  both: number;
  ms: number;
  promised: Promised;
  /** Answers "everything is safe" to editors. */
  safe: number;
  broken: string[];
}

/** Kills two processes of one site over and over, while people write by both of them. */
export async function attackByKills(options: {
  kills: number;
  seed: number;
  say: (line: string) => void;
}): Promise<KillSums> {
  const { kills, seed, say } = options;
  const began = performance.now();
  const site = await startSite({
    processes: 2,
    environment: { PAYMENT_PROVIDER: 'sandbox', ACCESS_TOKEN_SECONDS: '86400', FREE_EDITABLE_FILES: '0' },
  });
  try {
    const random = numbersFrom(seed);
    const originOf = (index: number) => () => `http://127.0.0.1:${site.running(index).port}`;
    const quiet = () => undefined;
    const apis = [0, 1].map((index) => apiOf(safely(originOf(index)), quiet));
    const writers = await preparedWriters(site, apis, random);
    const [first] = writers;
    if (first === undefined) throw new Error('nobody writes');
    const editors = await preparedEditors(site, first, random);
    const sums: KillSums = { kills: 0, both: 0, ms: 0, promised: nothingPromised(), safe: 0, broken: [] };
    const state = { isOver: false };
    const writing = writers.map(async (writer) => {
      while (!state.isOver) await write(writer, sums.promised);
    });
    const editing = editors.map(async (editor) => {
      while (!state.isOver) {
        editor.act();
        await sleep(random() * 60);
      }
    });
    say(`kills: ${kills} by seed ${seed}`);
    while (sums.kills < kills) {
      await sleep(200 + random() * LIFE_MS);
      const one = Math.floor(random() * 2);
      const condemned = random() < BOTH ? [0, 1] : [one];
      if (condemned.length > 1) sums.both += 1;
      sums.kills += condemned.length;
      await Promise.all(condemned.map((index) => site.killAndStart(index)));
      for (const [index, { wire }] of editors.entries()) wire.leadTo(site.port(index % 2));
    }
    state.isOver = true;
    await Promise.all([...writing, ...editing]);
    say('kills: what was promised');
    await Promise.all(editors.map((editor) => editor.allSafe()));
    sums.safe = editors.reduce((sum, editor) => sum + editor.answers(), 0);
    // Only what is on the disk is left.
    await Promise.all([0, 1].map((index) => site.killAndStart(index)));
    sums.broken = [
      ...(await brokenPromises(site, sums.promised)),
      ...(await lostEdits(first, site, editors)),
    ];
    for (const editor of editors) await editor.leave();
    sums.ms = performance.now() - began;
    return sums;
  } finally {
    await site.stop();
  }
}

/** While no process runs there is no address: the request fails as one to a dead process does. */
const safely = (origin: () => string) => () => {
  try {
    return origin();
  } catch {
    return 'http://127.0.0.1:9';
  }
};

async function preparedWriters(site: Site, apis: readonly Api[], random: () => number): Promise<Writer[]> {
  const nobody: Caller = { name: 'nobody', account: '', userId: '', token: undefined, cookies: {} };
  const must = async <Data>(answer: Promise<{ status: number; text: string; data: Data }>): Promise<Data> => {
    const { status, text, data } = await answer;
    if (status !== 200) throw new Error(`what should be right answered ${status} ${text}`);
    return data;
  };
  const writers: Writer[] = [];
  const works: string[] = [];
  for (let index = 0; index < WRITERS; index += 1) {
    const api = apis[index % 2];
    if (api === undefined) break;
    const account = `writer${index}@example.com`;
    const answer = await api('signUp', nobody, {
      body: { account, password: PASSWORD, nick_name: `W${index}` },
    });
    const by = { ...nobody, account, userId: answer.data.user.user_id, cookies: answer.cookies };
    const grant = await must(
      api('exchangeToken', by, { body: { refresh_token: answer.data.refresh_token } }),
    );
    const caller: Caller = { ...by, cookies: {}, token: grant.access_token };
    const space = await must(api('getSpace', caller));
    const { tag_ids: tagIds } = await must(api('createTags', caller, { body: { name: ['kills'] } }));
    const origin = () => `http://127.0.0.1:${site.port(index % 2)}`;
    const place = { teamId: space.team_id, projectId: space.project_id };
    writers.push({ by: caller, api, origin, works, place, tagIds, random });
  }
  const [first] = writers;
  if (first === undefined) return [];
  await site.query('update user_account set kind = 1 where user_id = $1', [first.by.userId]);
  const goods = { goods_id: 'vip-year', kind: 'plan', names: TEXTS, days: 366, price: 99_000 };
  await must(first.api('createGoods', first.by, { body: goods }));
  const [, second] = writers;
  if (second === undefined) return [];
  while (works.length < WORKS) {
    const body = { name: 'A work', folder_id: '0', kind: 'mindmap' };
    const file = await must(second.api('createFile', second.by, { params: second.place, body }));
    const form = await publishForm({ tagIds: second.tagIds });
    const params = { file_key: file.file_key };
    const { submission_id: id } = await must(second.api('publishFile', second.by, { params, form }));
    await must(first.api('claimReview', first.by, { params: { submission_id: id } }));
    await must(
      first.api('reviewSubmission', first.by, { params: { submission_id: id }, body: { decision: 'pass' } }),
    );
    works.push(file.file_key);
  }
  return writers;
}

/** The board of the editors; its owner hands out tickets. */
let board = '';

async function preparedEditors(site: Site, owner: Writer, random: () => number): Promise<Person[]> {
  const body = { name: 'Edited', folder_id: '0', kind: 'board' };
  const { data } = await owner.api('createFile', owner.by, { params: owner.place, body });
  board = data.file_key;
  return Promise.all(
    Array.from({ length: EDITORS }, (_each, index) =>
      enterBoard({
        name: `editor${index}`,
        fileKey: board,
        port: site.port(index % 2),
        ticket: async () => (await ticketOf(owner)) ?? 'none',
        random,
      }),
    ),
  );
}

async function ticketOf(owner: Writer): Promise<string | undefined> {
  const { data } = await owner.api('createCollabTicket', owner.by, { params: { file_key: board } });
  return (data as { ticket: string } | undefined)?.ticket;
}

/** What was acknowledged to editors and is not on the board. */
async function lostEdits(owner: Writer, site: Site, editors: readonly Person[]): Promise<string[]> {
  const stored = await storedBoard(site);
  const reader = joinBoard({
    port: site.running().port,
    fileKey: board,
    ticket: (await ticketOf(owner)) ?? '',
  });
  await reader.synced;
  const faults = faultsOf(reader.doc, editors);
  if (faults.length > 0) keepTraces({ faults, stored, read: reader.doc, editors });
  reader.close();
  return faults;
}

/** The rows of the board, before anybody opens it again. */
async function storedBoard(site: Site): Promise<unknown> {
  const inHex = (column: string) => `encode(${column}, 'hex') as ${column}`;
  return {
    state: await site.query(`select last_update_id, ${inHex('state')} from board_state where file_key = $1`, [
      board,
    ]),
    edits: await site.query(
      `select update_id, created_at, ${inHex('payload')} from board_update where file_key = $1 order by update_id`,
      [board],
    ),
  };
}

/** Writes down what the database held, what was read of it, and what each editor has and did. */
function keepTraces(traces: {
  faults: readonly string[];
  stored: unknown;
  read: Y.Doc;
  editors: readonly Person[];
}): void {
  mkdirSync(TRACES, { recursive: true });
  const keep = (name: string, content: string | Uint8Array) => writeFileSync(join(TRACES, name), content);
  keep('faults.txt', traces.faults.join('\n'));
  keep('stored.json', JSON.stringify(traces.stored, null, 2));
  keep('read.bin', Y.encodeStateAsUpdate(traces.read));
  for (const { name, store, history } of traces.editors) {
    keep(`${name}.bin`, Y.encodeStateAsUpdate(store.doc));
    keep(`${name}.txt`, history.join('\n'));
  }
}
