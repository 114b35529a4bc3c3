import { beforeAll, expect, test } from 'vitest';
import { INPUTS, neededQuery, plausiblePath, type InputOf } from './contractInput.ts';
import { testServer, type TestUser } from './harness.ts';
import { createFile } from './publishForm.ts';
import { createWork } from './works.ts';

/*
 * What caches between us and people may do with every answer to a GET. An operation that is added later is walked too.
 */
const server = testServer();
let owner: TestUser;
let admin: TestUser;
let known: Record<string, string>;

beforeAll(async () => {
  owner = await server.createUser();
  admin = await server.createUser({ kind: 1 });
  const work = await createWork(server, { owner, feeType: 3, unitPrice: 12_000 });
  const { teamId, projectId } = await server.services.workspace.findSpace(owner.userId);
  const file = await createFile(server, owner);
  known = { file_key: work, fileKey: file, teamId, projectId, folderId: '0', user_id: owner.userId };
});

/** A GET by its address only: each makes another copy. */
const WRITES: ReadonlySet<string> = new Set(['copyFile']);
const READS = INPUTS.filter(({ method, operationId }) => method === 'GET' && !WRITES.has(operationId));

/** An answer, for somebody with a language. */
async function ask(input: InputOf, as: TestUser | undefined, language: string) {
  const { response } = await server.api(input.operationId, {
    as,
    headers: { 'accept-language': language },
    raw: { params: plausiblePath(input, known), query: neededQuery(input) },
  });
  return {
    body: response.body,
    status: response.statusCode,
    cache: String(response.headers['cache-control']),
    vary: (response.headers.vary ?? '').toLowerCase().split(/\s*,\s*/u),
  };
}

test.each(READS)('$operationId names what its answer depends on', async (input) => {
  const callers = input.auth === 'none' || input.auth === 'cookie' ? [undefined] : [undefined, owner, admin];
  for (const as of callers) {
    const [english, chinese] = [await ask(input, as, 'en-US'), await ask(input, as, 'zh-CN')];
    if (english.status !== 200) continue;
    if (input.auth === 'optional' || input.auth === 'required')
      expect(english.vary).toContain('authorization');
    if (input.auth === 'cookie') expect(english.vary).toContain('cookie');
    if (english.body !== chinese.body) {
      expect(english.vary).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
    }
  }
});

test.each(READS)('$operationId is kept by nobody for long without asking', async (input) => {
  for (const as of [undefined, owner]) {
    const { status, cache } = await ask(input, as, 'en-US');
    if (status !== 200) {
      expect(cache).toBe('no-store');
      continue;
    }
    expect(cache).not.toContain('immutable');
    expect(Number(/max-age=(\d+)/u.exec(cache)?.[1] ?? 0)).toBeLessThanOrEqual(3600);
    if (input.auth === 'required' || as !== undefined)
      expect(cache).toMatch(/no-store|private|^public, max-age=\d+$/u);
    if (input.auth === 'required') expect(cache).not.toContain('public');
  }
});
