import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Where the full output of every step is kept. */
export const LOGS = join(ROOT, '.results', 'logs');

/** The part of a package.json that the checks read. */
export interface Manifest {
  name: string;
  version?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** One package of the workspace. */
export interface WorkspacePackage {
  name: string;
  /** Absolute path. */
  folder: string;
  manifest: Manifest;
}

/** Every package that pnpm-workspace.yaml lists, by folder. */
export function workspacePackages(root = ROOT): WorkspacePackage[] {
  const settings: { packages: string[] } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return settings.packages
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .toSorted()
    .map((folder) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { name: manifest.name, folder, manifest };
    });
}

/** The kinds of tests, in the order they run. */
export const TEST_KINDS = ['unit', 'component', 'api', 'end-to-end'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

/** Which kind of tests a package holds, known from what it is made of; undefined when it has none. */
export function testKind({ name, manifest }: WorkspacePackage): TestKind | undefined {
  if (!manifest.scripts?.['test']) return undefined;
  if (name === '@boardwalk/e2e') return 'end-to-end';
  if (name === '@boardwalk/server') return 'api';
  return manifest.devDependencies?.['@boardwalk/tooling-test-browser'] ? 'component' : 'unit';
}
