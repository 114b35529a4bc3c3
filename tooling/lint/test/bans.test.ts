import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PROJECT = join(import.meta.dirname, '..', '..', '..');

/** A file that breaks one rule: where it lies, what stands in it, the rule, and a word of what to do instead. */
const BROKEN: [path: string, source: string, rule: string, advice: string][] = [
  ['packages/domain/src/any.ts', 'export const a = JSON.parse("1") as any;', 'no-explicit-any', ''],
  ['packages/domain/src/hush.ts', '// @ts-ignore\nexport const a = 1;', 'ban-ts-comment', ''],
  [
    'packages/domain/src/io.ts',
    "export { join } from 'node:path';",
    'no-restricted-imports',
    'pass the values in',
  ],
  [
    'packages/domain/src/ours.ts',
    "export { a } from '@boardwalk/board';",
    'no-restricted-imports',
    'knows nothing of ours',
  ],
  ['packages/domain/src/now.ts', 'export const a = Date.now();', 'no-restricted-properties', 'Take the time'],
  [
    'apps/server/src/modules/files/chance.ts',
    'export const a = Math.random();',
    'no-restricted-properties',
    'id or random source',
  ],
  [
    'apps/server/src/modules/files/spreadRepository.ts',
    'export const save = (db: Db, wanted: Wanted) => db.insertInto("a").values({ id: 1, ...wanted });',
    'rows-name-their-columns',
    'Name the columns',
  ],
  [
    'apps/server/src/modules/files/changeRepository.ts',
    'export const save = (db: Db, change: Changes) =>\n  db.updateTable("a").set(change).where("id", "=", 1);',
    'rows-name-their-columns',
    'Name the columns',
  ],
  [
    'apps/server/src/modules/files/conflict.ts',
    'export const save = (conflict: Conflict, change: Changes) => conflict.doUpdateSet({ ...change, at: 1 });',
    'rows-name-their-columns',
    'Name the columns',
  ],
  [
    'apps/server/src/modules/files/input.ts',
    'export const handle = ({ body }: Request) => ({ id: 1, ...body });',
    'rows-name-their-columns',
    'Name those you take',
  ],
  [
    'apps/server/src/modules/files/repository.ts',
    'export const lock = (db: Db) =>\n  db\n    .selectFrom("file")\n    .forUpdate()\n    .execute();',
    'strong-locks-say-why',
    'forNoKeyUpdate()',
  ],
  [
    'apps/server/src/infra/blobs/lock.ts',
    'export const lock = (sql: Sql) => sql`\n  select from blob\n  for update skip locked`;',
    'strong-locks-say-why',
    'for no key update',
  ],
  [
    'apps/server/src/modules/files/query.ts',
    'export const find = (db: Db) => db.selectFrom("file").select("name").execute();',
    'sql-stays-in-repositories',
    'asked of its service',
  ],
  [
    'apps/server/src/collaboration/text.ts',
    'export const count = (db: Db) => sql<{ n: number }>`select count(*) as n from file`.execute(db);',
    'sql-stays-in-repositories',
    'asked of its service',
  ],
  [
    'apps/server/src/cli/part.ts',
    'export const order = (column: string) => sql.ref(column);',
    'sql-stays-in-repositories',
    'asked of its service',
  ],
  [
    'packages/domain/src/source.ts',
    '/** Whether it is even. */\nexport function isEven(count: number) {\n  return count % 2 === 0;\n}',
    'rules-name-their-source',
    'a section of the specification',
  ],
  [
    'apps/server/src/modules/review/list.ts',
    '/** The log. */\nexport const listModeratorDeeds = 1;',
    'plain-words',
    'action or audit log entry',
  ],
  [
    'apps/console/src/features/people/AskDialog.tsx',
    'export const Ask = () => <Dialog open footer={<Button loading={isSending}>Send</Button>} />;',
    'sending-dialogs-stay',
    'nothing closes it before the answer',
  ],
  [
    'packages/board/src/testing/page.tsx',
    "import { afterEach } from 'vitest';\nafterEach(() => undefined);",
    'shared-modules-register-no-hooks',
    'in a function that each test file calls',
  ],
  [
    'e2e/support/login.ts',
    "import { test } from '@playwright/test';\ntest.beforeAll(async () => undefined);",
    'shared-modules-register-no-hooks',
    'in a file of setupFiles',
  ],
  [
    'packages/board/src/document/dom.ts',
    'export const a = document.title;',
    'no-restricted-globals',
    'no DOM',
  ],
  ['packages/ui-kit/src/words.ts', "export { a } from 'react-intl';", 'no-restricted-imports', 'is a prop'],
  [
    'packages/api-client/src/ours.ts',
    "export { a } from '@boardwalk/domain';",
    'no-restricted-imports',
    'pnpm generate',
  ],
  [
    'apps/community/shared/deep.ts',
    "export { a } from '@boardwalk/domain/src/a.ts';",
    'no-restricted-imports',
    'own entry',
  ],
  ['apps/community/shared/print.ts', 'console.log(1);\nexport {};', 'no-console', ''],
  [
    'apps/community/shared/markup.ts',
    "export const a = (node: Element) => {\n  node.innerHTML = '';\n};",
    'no-restricted-properties',
    'textContent',
  ],
  [
    'apps/community/shared/key.ts',
    'export const a = crypto.randomUUID();',
    'no-restricted-properties',
    'plain HTTP',
  ],
  [
    'apps/workspace/src/shared/digest.ts',
    "export const a = crypto.subtle.digest('SHA-256', new Uint8Array());",
    'no-restricted-properties',
    'plain HTTP',
  ],
  [
    'packages/ui-kit/src/copy.ts',
    "export const a = navigator.clipboard.writeText('');",
    'no-restricted-properties',
    'copyText',
  ],
  ['apps/community/shared/dates.ts', "export { default } from 'dayjs';", 'no-restricted-imports', 'Intl'],
  [
    'apps/community/shared/only.test.ts',
    "import { test } from 'vitest';\ntest.only('a', () => {});",
    'no-focused-tests',
    '',
  ],
  [
    'apps/community/shared/long.ts',
    Array.from({ length: 301 }, (_, n) => `export const a${n} = ${n};`).join('\n'),
    'max-lines',
    '',
  ],
];

/** Files that look alike and are fine where they are. */
const FINE: [path: string, source: string][] = [
  [
    'apps/console/src/features/people/SaidDialog.tsx',
    "import { Button, Dialog } from '@boardwalk/ui-kit';\nexport const Said = ({ isSending }: Props) => <Dialog open busy={isSending} footer={<Button loading={isSending}>Send</Button>} />;",
  ],
  ['tooling/verify/src/print.ts', 'console.log(1);\nexport const a = 1;'],
  ['apps/server/src/infra/clock.ts', 'export const a = Date.now();'],
  [
    'apps/server/src/modules/files/rowRepository.ts',
    "export const save = (db: Db, row: NewRow<'a'>, ids: Ids, on: boolean) =>\n  db\n    .insertInto('a')\n    .values(ids.map((id) => ({ ...row, id, ...(on ? { on } : {}) })));",
  ],
  [
    'apps/server/src/modules/files/writtenRepository.ts',
    "export const save = (db: Db, { id }: Wanted) => {\n  const change = { id };\n  return db.updateTable('a').set(change);\n};",
  ],
  [
    'apps/server/src/modules/files/lockRepository.ts',
    'export const weak = (db: Db) => db.selectFrom("file").forNoKeyUpdate();\nexport const strong = (db: Db) =>\n  db\n    .selectFrom("file")\n    // FOR UPDATE: the row is deleted.\n    .forUpdate();',
  ],
  [
    'apps/server/src/modules/files/query.test.ts',
    "import { test } from 'vitest';\ntest('a', async ({ db }) => {\n  await db.selectFrom('file').execute();\n});",
  ],
  ['apps/server/src/seed/fill.ts', 'export const fill = (db: Db) => sql`truncate file`.execute(db);'],
  [
    'apps/server/src/infra/blobs/locks.ts',
    'export const weak = (sql: Sql) => sql`select from blob for no key update`;\nexport const strong = (sql: Sql) => sql`\n  select from blob\n  -- FOR UPDATE: they are deleted.\n  for update`;',
  ],
  [
    'apps/server/src/modules/files/locks.test.ts',
    "import { test } from 'vitest';\ntest('a', async ({ db }) => {\n  await db.selectFrom('file').forUpdate().execute();\n});",
  ],
  ['apps/server/src/modules/files/map.ts', 'export const keep = (set: Cookies, one: One) => set.set(one);'],
  [
    'packages/domain/src/sourced.ts',
    '/** Whether it is even (spec §9). */\nexport function isEven(count: number) {\n  return count % 2 === 0;\n}',
  ],
  [
    'packages/board/src/testing/server.ts',
    "import { afterAll } from 'vitest';\nexport const testServer = () => {\n  afterAll(() => undefined);\n};",
  ],
  ['packages/board/src/testing/setup.ts', "import { afterEach } from 'vitest';\nafterEach(() => undefined);"],
  [
    'packages/board/src/testing/page.test.tsx',
    "import { afterEach, expect, test } from 'vitest';\nafterEach(() => undefined);\ntest('a', () => {\n  expect(1).toBe(1);\n});",
  ],
  [
    'packages/domain/src/rule.test.ts',
    "import { test } from 'vitest';\ntest('a', () => {\n  Date.now();\n});",
  ],
  [
    'apps/community/features/home/messages.ts',
    Array.from({ length: 301 }, (_, n) => `export const a${n} = ${n};`).join('\n'),
  ],
];

interface Finding {
  filename: string;
  /** Absent when the file could not be parsed. */
  code?: string;
  message: string;
  help?: string;
}

let root: string;
let findings: Finding[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bans-'));
  for (const file of [
    '.oxlintrc.jsonc',
    'tooling/lint/plainWords.mjs',
    'tooling/lint/plugin.mjs',
    'tooling/lint/rowsNameTheirColumns.mjs',
    'tooling/lint/rulesNameTheirSource.mjs',
    'tooling/lint/sendingDialogsStay.mjs',
    'tooling/lint/sharedModulesRegisterNoHooks.mjs',
    'tooling/lint/sqlStaysInRepositories.mjs',
    'tooling/lint/strongLocksSayWhy.mjs',
    'tooling/lint/words.mjs',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(PROJECT, file), join(root, file));
  }
  for (const [path, source] of [...BROKEN, ...FINE]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${source}\n`);
  }
  const oxlint = join(import.meta.dirname, '..', 'node_modules', '.bin', 'oxlint');
  // It ends with 1, because it finds what it should.
  const { stdout } = await promisify(execFile)(oxlint, ['--format=json'], { cwd: root }).catch(
    (error: { stdout: string }) => error,
  );
  const report: { diagnostics: Finding[] } = JSON.parse(stdout);
  findings = report.diagnostics;
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('the bans', () => {
  test.each(BROKEN)('%s is refused', (path, _source, rule, advice) => {
    const own = findings.filter((finding) => finding.filename === path && finding.code?.includes(rule));
    expect(own.map((finding) => `${finding.message} ${finding.help ?? ''}`)).toEqual([
      expect.stringContaining(advice),
    ]);
  });

  test.each(FINE)('%s is fine', (path) => {
    expect(findings.filter((finding) => finding.filename === path)).toEqual([]);
  });
});
