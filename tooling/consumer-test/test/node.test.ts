import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { PUBLISHED, ROOT } from '../src/pack.ts';

const run = promisify(execFile);
const app = inject('app');

/** Runs a program in the application with plain Node: no bundler, no loader. */
async function node(program: string, type: 'module' | 'commonjs' = 'module'): Promise<unknown> {
  const { stdout } = await run(process.execPath, [`--input-type=${type}`, '--eval', program], { cwd: app });
  return JSON.parse(stdout);
}

test('Node imports every package, and draws a component to markup', async () => {
  const answer = await node(`
    import { countCharacters } from '@boardwalk/domain';
    import { createApiClient } from '@boardwalk/api-client';
    import { verifyWebhook } from '@boardwalk/api-client/webhooks';
    import { makeSnapshot } from '@boardwalk/board/document';
    import { BoardViewer } from '@boardwalk/board/react';
    import { Button } from '@boardwalk/ui-kit';
    import { Button as Same } from '@boardwalk/ui-kit/Button';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    const client = createApiClient({
      baseUrl: 'http://api.test',
      fetch: async () => Response.json({ code: 0, msg: 'ok', data: { list: [] } }),
    });
    console.log(JSON.stringify({
      html: renderToString(createElement(Button, null, 'Save')),
      same: Button === Same,
      verifies: typeof verifyWebhook,
      answer: await client.files.fileExists({ path: { file_key: String(countCharacters('key')) } }),
      board: [makeSnapshot([]).elements, typeof BoardViewer],
    }));
  `);
  expect(answer).toMatchObject({
    html: expect.stringMatching(/^<button[^>]* class="[^"]*bw-Button-root[^"]*"/),
    same: true,
    verifies: 'function',
    answer: { list: [] },
    board: [[], 'function'],
  });
});

test('a CommonJS program can require them as well', async () => {
  const answer = await node(
    `const names = ['domain', 'api-client', 'ui-kit', 'board'];
     console.log(JSON.stringify(names.map((name) => typeof require('@boardwalk/' + name))));`,
    'commonjs',
  );
  expect(answer).toEqual(['object', 'object', 'object', 'object']);
});

test.each(PUBLISHED)('%s cannot be packed by a tool that leaves its entries at the sources', async (name) => {
  // What pnpm left in the environment would make npm pass for it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !key.toLowerCase().startsWith('npm_')),
  );
  const packing = run('npm', ['pack', '--dry-run'], { cwd: join(ROOT, 'packages', name), env });
  await expect(packing).rejects.toMatchObject({
    stderr: expect.stringContaining('Pack and publish with pnpm'),
  });
});
