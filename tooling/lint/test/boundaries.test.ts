import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { boundaries } from '../boundaries.mjs';

const COMMUNITY = 'apps/community';
const MODULES = 'apps/server/src/modules';

/** One way to break each rule: its name, the file that may not, and what it imports. */
const BROKEN: [rule: string, from: string, to: string][] = [
  ['no-catch-all-names', 'packages/domain/src/index.ts', 'packages/domain/src/utils.ts'],
  ['domain-knows-nothing-of-ours', 'packages/domain/src/index.ts', 'packages/board/src/index.ts'],
  ['domain-knows-nothing-of-ours', 'packages/domain/src/index.ts', 'react'],
  ['domain-does-no-io', 'packages/domain/src/index.ts', 'node:fs'],
  ['ui-kit-knows-react-and-tokens-only', 'packages/ui-kit/src/index.ts', 'packages/domain/src/index.ts'],
  ['ui-kit-knows-react-and-tokens-only', 'packages/ui-kit/src/index.ts', 'react-intl'],
  [
    'api-client-knows-its-generated-files-only',
    'packages/api-client/src/index.ts',
    'packages/domain/src/index.ts',
  ],
  ['app-shell-knows-no-app', 'packages/app-shell/src/a.ts', 'apps/workspace/src/shared/a.ts'],
  ['app-shell-knows-no-app', 'packages/app-shell/src/a.ts', 'packages/board/src/index.ts'],
  ['app-shell-is-for-web-apps', 'packages/ui-kit/src/index.ts', 'packages/app-shell/src/a.ts'],
  ['board-document-stands-alone', 'packages/board/src/document/a.ts', 'packages/board/src/react/b.ts'],
  [
    'board-document-stands-alone',
    'packages/board/src/document/a.ts',
    'packages/board/src/kinds/sticky/layout.ts',
  ],
  [
    'board-models-stand-alone',
    'packages/board/src/kinds/sticky/model.ts',
    'packages/board/src/kinds/sticky/layout.ts',
  ],
  [
    'board-layout-paints-nothing',
    'packages/board/src/kinds/sticky/layout.ts',
    'packages/board/src/kinds/sticky/paint.ts',
  ],
  [
    'board-viewers-load-no-editing',
    'packages/board/src/react/BoardViewer.tsx',
    'packages/board/src/kinds/sticky/edit.ts',
  ],
  ['editor-leaves-by-its-ways', 'apps/workspace/src/features/editor/a.ts', 'react-router'],
  ['board-knows-no-product', 'packages/board/src/react/a.ts', 'packages/ui-kit/src/index.ts'],
  ['test-kit-is-for-tests', `${COMMUNITY}/shared/a.ts`, 'packages/test-kit/src/index.ts'],
  ['product-knows-no-tooling', `${COMMUNITY}/shared/a.ts`, 'tooling/verify/src/main.ts'],
  ['apps-do-not-know-each-other', 'apps/workspace/src/a.ts', `${COMMUNITY}/shared/a.ts`],
  ['one-room-never-imports-another', `${COMMUNITY}/features/home/a.ts`, `${COMMUNITY}/features/file/b.ts`],
  [
    'one-room-never-imports-another',
    'apps/workspace/src/features/home/a.ts',
    'apps/workspace/src/features/editor/b.ts',
  ],
  ['rooms-do-not-know-the-app', `${COMMUNITY}/features/home/a.ts`, `${COMMUNITY}/app/store.ts`],
  ['shared-knows-no-room', `${COMMUNITY}/shared/a.ts`, `${COMMUNITY}/features/home/b.ts`],
  ['shared-knows-no-room', 'apps/workspace/src/shared/a.ts', 'apps/workspace/src/app/b.ts'],
  ['server-modules-meet-through-services', `${MODULES}/files/copyFile.ts`, `${MODULES}/tags/repository.ts`],
  [
    'rooms-of-files-meet-through-services',
    `${MODULES}/files/copies/copies.ts`,
    `${MODULES}/files/catalogue/counterRepository.ts`,
  ],
  ['infra-knows-no-area', 'apps/server/src/infra/a.ts', `${MODULES}/files/service.ts`],
  ['infra-knows-no-area', 'apps/server/src/infra/a.ts', `${MODULES}/services.ts`],
  ['infra-knows-no-area', 'apps/server/src/infra/a.ts', 'apps/server/src/api/handler.ts'],
  ['server-draws-no-pages-itself', 'apps/server/src/a.ts', 'packages/ui-kit/src/index.ts'],
  ['gallery-is-seed-data', 'packages/board/src/a.ts', 'packages/demo-gallery/src/index.ts'],
];

/** Two files that import each other. */
const CYCLE = ['packages/board/src/render/a.ts', 'packages/board/src/render/b.ts'] as const;

/** Two files of the board that take types from each other. */
const TYPE_CYCLE = ['packages/board/src/layout/a.ts', 'packages/board/src/layout/b.ts'] as const;

/** Two files of the server that take types from each other. */
const SERVER_CYCLE = ['apps/server/src/api/a.ts', 'apps/server/src/api/b.ts'] as const;

/** What the rules allow: a file and what it imports. */
const ALLOWED: Record<string, string[]> = {
  [`${COMMUNITY}/app/routes.ts`]: [`${COMMUNITY}/features/search/SearchPage.tsx`],
  [`${COMMUNITY}/features/search/SearchPage.tsx`]: [
    `${COMMUNITY}/features/search/api.ts`,
    `${COMMUNITY}/shared/paths.ts`,
    'packages/ui-kit/src/tokens.ts',
    'packages/domain/src/limits.ts',
    'react-intl',
  ],
  [`${COMMUNITY}/features/search/SearchPage.test.tsx`]: ['packages/test-kit/src/index.ts'],
  [`${MODULES}/search/searchFiles.ts`]: [`${MODULES}/search/repository.ts`, `${MODULES}/tags/service.ts`],
  [`${MODULES}/tags/service.ts`]: ['apps/server/src/infra/database/database.ts', 'node:crypto'],
  'packages/board/src/react/viewer.ts': ['packages/board/src/document/model.ts', 'react'],
  'packages/api-client/src/enums.test-d.ts': ['packages/domain/src/limits.ts'],
  'apps/server/src/seed/seed.ts': ['packages/demo-gallery/src/index.ts'],
};

/** A library or one of Node's modules: named as it is, and not written. */
const isLibrary = (name: string): boolean => !name.includes('/') || name.startsWith('node:');

/** Writes the files of one graph, each importing what it is given. */
function writeGraph(root: string, graph: Map<string, Set<string>>): void {
  for (const [path, targets] of graph) {
    const up = '../'.repeat(path.split('/').length - 1);
    const lines = [...targets].map((target) => `import '${isLibrary(target) ? target : up + target}';`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${lines.join('\n')}\nexport {};\n`);
  }
}

let violations: { rule: string; from: string; to: string }[];

// All cases are one checkout: dependency-cruiser remembers files by their name for as long as a process lives.
beforeAll(async () => {
  const graph = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!isLibrary(to) && !graph.has(to)) graph.set(to, new Set());
  };
  for (const [, from, to] of BROKEN) add(from, to);
  for (const [from, targets] of Object.entries(ALLOWED)) for (const to of targets) add(from, to);
  add(CYCLE[0], CYCLE[1]);
  add(CYCLE[1], CYCLE[0]);

  const root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
  writeGraph(root, graph);
  const typeCycles = [TYPE_CYCLE, TYPE_CYCLE.toReversed(), SERVER_CYCLE, SERVER_CYCLE.toReversed()];
  for (const [from, to] of typeCycles) {
    mkdirSync(dirname(join(root, from ?? '')), { recursive: true });
    writeFileSync(join(root, from ?? ''), `import type {} from './${basename(to ?? '')}';\n`);
  }
  const { cache: _cache, ...options } = boundaries.options;
  const { output } = await cruise(['apps', 'packages', 'tooling'], {
    ...options,
    baseDir: root,
    ruleSet: boundaries,
    validate: true,
  });
  rmSync(root, { recursive: true });
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered text: ${output}`);
  violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});

describe('the boundaries', () => {
  test.each(BROKEN)('%s: %s may not import %s', (rule, from, to) => {
    const target = to.replace(/^node:/, '');
    expect(violations).toContainEqual({ rule, from, to: target });
  });

  test('no-cycles: two files may not import each other, which is reported once', () => {
    expect(violations.filter(({ rule }) => rule === 'no-cycles').map(({ from }) => from)).toEqual([CYCLE[0]]);
  });

  test('board-has-no-circles: nor may two files of the board take types from each other', () => {
    const found = violations.filter(({ rule }) => rule === 'board-has-no-circles').map(({ from }) => from);
    expect(found.toSorted()).toEqual([TYPE_CYCLE[0], CYCLE[0]]);
  });

  test('server-has-no-circles: nor may two files of the server', () => {
    const found = violations.filter(({ rule }) => rule === 'server-has-no-circles').map(({ from }) => from);
    expect(found).toEqual([SERVER_CYCLE[0]]);
  });

  test('every rule is broken by a case here, and says what to do in a sentence', () => {
    const circles = ['no-cycles', 'board-has-no-circles', 'server-has-no-circles'];
    const tested = new Set([...BROKEN.map(([rule]) => rule), ...circles]);
    expect(boundaries.forbidden.map((rule) => rule.name).filter((name) => !tested.has(name ?? ''))).toEqual(
      [],
    );
    for (const rule of boundaries.forbidden) expect(rule.comment?.length).toBeGreaterThan(60);
  });

  test('what the rules allow breaks nothing', () => {
    expect(violations.filter(({ from }) => from in ALLOWED)).toEqual([]);
  });
});
