import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { diskFolder } from './memoryFolder.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** One line of a recipe, such as `RUN pnpm install`. */
interface Step {
  name: string;
  rest: string;
}

/** A stage of a recipe, from one FROM to the next. */
export interface Stage {
  name: string;
  /** The image or stage it goes on from. */
  from: string;
  steps: Step[];
}

/** Reads deploy/Dockerfile: its stages in their order. Comments and the ends of lines that go on are no part of a step. */
export function readRecipe(): Stage[] {
  const text = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8').replaceAll(/^\s*#.*\n/gmu, '');
  const stages: Stage[] = [];
  for (const line of text.replaceAll(/\s*\\\n\s*/gu, ' ').split('\n')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/u.exec(line.trim()) ?? [];
    const from = name === 'FROM' ? /^(\S+)(?: AS (\w+))?$/u.exec(rest) : null;
    if (from !== null) stages.push({ name: from[2] ?? 'image', from: from[1] ?? '', steps: [] });
    else if (name !== '') stages.at(-1)?.steps.push({ name, rest });
  }
  return stages;
}

/** What steps of one name say. */
export function stepsOf(stage: Stage | undefined, name: string): string[] {
  return (stage?.steps ?? []).filter((step) => step.name === name).map(({ rest }) => rest);
}

/** The variables that a stage sets. */
export function environmentOf(stage: Stage | undefined): Record<string, string> {
  const pairs = stepsOf(stage, 'ENV').flatMap((rest) => [...rest.matchAll(/(\w+)=(\S+)/gu)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** What the ignore file of the recipe keeps out, as patterns of names. */
export function ignoredNames(): { anywhere: RegExp[]; atRoot: string[] } {
  const lines = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8').trim().split('\n');
  const pattern = (glob: string) =>
    new RegExp(`^${glob.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`, 'u');
  return {
    anywhere: lines.filter((line) => line.startsWith('**/')).map((line) => pattern(line.slice(3))),
    atRoot: lines.filter((line) => !line.startsWith('**/')),
  };
}

/** An image made without an engine: its root folder, and what is to be removed. */
export interface BuiltImage {
  root: string;
  dispose(): void;
}

/**
 * Follows the recipe in folders of this machine: the sources as `COPY . .` has them, the commands of the stage `dependencies`, then what
 * the image copies of it. What the browser apps are made of comes from this checkout, as far as it was built.
 *
 * @param place where the folders go; when the recipe cannot be followed, nothing stays there
 */
export function buildImage(place = diskFolder()): BuiltImage {
  const folder = mkdtempSync(join(place, 'boardwalk-image-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  try {
    return { root: followRecipe(folder), dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** Gives the root folder of the image. */
function followRecipe(folder: string): string {
  // The user of the image passes through.
  chmodSync(folder, 0o755);
  const [image, dependencies] = ['image', 'dependencies'].map((name) =>
    readRecipe().find((stage) => stage.name === name),
  );
  const sources = join(folder, 'sources');
  copySources(sources);
  for (const command of stepsOf(dependencies, 'RUN')) run(command, sources);
  const root = join(folder, 'root');
  for (const rest of stepsOf(image, 'COPY')) {
    const [, stage, from = '', to = ''] = /^--from=(\w+) \/boardwalk\/(\S+) (\S+)$/u.exec(rest) ?? [];
    if (stage === undefined) throw new Error(`COPY ${rest} is not understood`);
    const target = join(root, 'boardwalk', to);
    mkdirSync(dirname(target), { recursive: true });
    // The links of a workspace lead from one part to another: all parts keep their places.
    if (stage === 'dependencies') renameSync(join(sources, from), target);
    else if (existsSync(join(ROOT, from))) cpSync(join(ROOT, from), target, { recursive: true });
  }
  return root;
}

function copySources(target: string): void {
  const { anywhere, atRoot } = ignoredNames();
  cpSync(ROOT, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter(source) {
      const path = relative(ROOT, source);
      if (atRoot.includes(path.split(sep)[0] ?? '')) return false;
      return !anywhere.some((pattern) => pattern.test(basename(path)));
    },
  });
}

/** Without the variables of this run, but for those that say where packages are kept; they are those of this checkout. */
function run(command: string, cwd: string): void {
  const kept = Object.entries(process.env).filter(([name]) => /^(?:PATH|HOME|p?npm_config_.*)$/iu.test(name));
  const env = { ...Object.fromEntries(kept), pnpm_config_store_dir: storeOfCheckout(), CI: 'true' };
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`);
}

/** Where pnpm keeps the packages that this checkout was installed from. */
function storeOfCheckout(): string {
  const { storeDir } = parse(readFileSync(join(ROOT, 'node_modules/.modules.yaml'), 'utf8')) as {
    storeDir: string;
  };
  return storeDir;
}
