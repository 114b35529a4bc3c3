import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { kitEntries } from '../src/measure.ts';

const run = promisify(execFile);
const app = inject('app');
const compiler = join(import.meta.dirname, '..', 'node_modules', '.bin', 'tsc');

/** Uses of the packages that a compiler must take, and one it must refuse. */
const USES = `
import { createApiClient, createAreaClient, isFailureOf, paginate, type User } from '@boardwalk/api-client';
import { search } from '@boardwalk/api-client/areas';
import { countCharacters } from '@boardwalk/domain';
import { makeSnapshot, type BoardSnapshot } from '@boardwalk/board/document';
import { BoardViewer } from '@boardwalk/board/react';
import { Button, type ButtonProps } from '@boardwalk/ui-kit/Button';
import { Select } from '@boardwalk/ui-kit';

export const count: number = countCharacters('a');
export const snapshot: BoardSnapshot = makeSnapshot([]);
export const client = createApiClient({ baseUrl: '/api' });
export const small = createAreaClient({ baseUrl: '/api' }, { search });
export const found = small.search.searchFiles({ query: { keyword: 'fish' } });
export const works = paginate(client, 'searchFiles', { query: { size: 10 } });
export const secondsToWait = (reason: unknown): number | undefined =>
  isFailureOf(reason, 'searchFiles') && reason.error === 'too_many_requests' ? reason.data.retry_after : undefined;
// @ts-expect-error -- not among the areas of this client
export const absent = small.files;
export const name = (user: User): string => user.nick_name;
export const big: ButtonProps = { size: 'large' };
export const viewer = BoardViewer;
export const button = <Button variant="primary">Save</Button>;
export const select = (
  <Select label="Order" value="hot" options={[{ value: 'hot', label: 'Hot' }]} onValueChange={(value: string) => value} />
);
// @ts-expect-error -- no such variant
export const wrong = <Button variant="huge">Save</Button>;
`;

test.each([
  { module: 'ESNext', moduleResolution: 'bundler' },
  { module: 'NodeNext', moduleResolution: 'nodenext' },
])('types resolve under $moduleResolution, all of them checked', async (options) => {
  const entries = kitEntries(app).filter((entry) => entry !== '.');
  const everything = entries.map((entry, at) => `export * as a${at} from '@boardwalk/ui-kit/${entry}';\n`);
  writeFileSync(join(app, 'src', 'uses.tsx'), USES + everything.join(''));
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...options,
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        jsx: 'react-jsx',
        target: 'ES2023',
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        // The declarations of the packages themselves are checked, not only their use.
        skipLibCheck: false,
        types: [],
      },
      files: ['src/uses.tsx'],
    }),
  );
  const problems = await run(compiler, ['-p', '.'], { cwd: app }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(problems).toBe('');
});
