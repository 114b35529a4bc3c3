import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** What an application fetches for one entry of the kit, in bytes after gzip, without React. */
export interface EntrySize {
  /** Scripts fetched at once. */
  script: number;
  /** Styles fetched at once. */
  style: number;
  /** Scripts fetched when they are first needed, such as a dialog's. */
  later: number;
}

/** The entries of the installed kit: the root, and one for each component. */
export function kitEntries(app: string): string[] {
  const components = globSync('node_modules/@boardwalk/ui-kit/dist/components/*/index.js', { cwd: app });
  return ['.', ...components.map((path) => basename(join(path, '..'))).toSorted()];
}

/**
 * Offers the bundler those icons alone that the installed kit names. The index of the icons lists two thousand modules;
 * loading all of them for each entry, to leave them out of what is written, takes nine tenths of the time.
 *
 * @throws {Error} in the bundler, when an icon that is not among them is asked for
 */
export function usedIcons(app: string): Plugin {
  const used = new Set(
    globSync('node_modules/@boardwalk/ui-kit/dist/**/*.js', { cwd: app }).flatMap((path) =>
      [
        ...readFileSync(join(app, path), 'utf8').matchAll(/import \{([^}]+)\} from ['"]lucide-react['"]/gu),
      ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0])),
    ),
  );
  const isOffered = (line: string) =>
    !line.includes(' from "./icons/') && !line.includes(" from './icons/")
      ? !/^(?:import \* as index|export \{ index as icons \})/u.test(line)
      : [...line.matchAll(/default as (\w+)/gu)].some(([, name]) => used.has(name));
  return {
    name: 'used-icons',
    setup(bundler) {
      bundler.onLoad({ filter: /[\\/]lucide-react\.m?js$/ }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).split('\n').filter(isOffered).join('\n'),
      }));
    },
  };
}

/** Bundles a program of an application and gives its bytes after gzip. */
export async function measureProgram(app: string, code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: app },
    absWorkingDir: app,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
  });
  return outputFiles.reduce((bytes, { contents }) => bytes + gzipSync(contents).length, 0);
}

/** Bundles one entry of the installed kit, all of its exports, and measures it. */
export function measureEntry(app: string, entry: string, plugins: Plugin[] = []): Promise<EntrySize> {
  const from = entry === '.' ? '@boardwalk/ui-kit' : `@boardwalk/ui-kit/${entry}`;
  return measureExports(app, `export * from '${from}';`, plugins);
}

/** Bundles what a module of an application exports, and measures it. */
export async function measureExports(app: string, code: string, plugins: Plugin[] = []): Promise<EntrySize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: app },
    absWorkingDir: app,
    outdir: 'measured',
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2023',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    plugins,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  const first = outputs.find(([path]) => path.endsWith('stdin.js'))?.[0];
  const atOnce = new Set<string>();
  const visit = (path: string) => {
    if (atOnce.has(path)) return;
    atOnce.add(path);
    for (const one of metafile.outputs[path]?.imports ?? [])
      if (one.kind === 'import-statement' && one.external !== true) visit(one.path);
  };
  if (first !== undefined) visit(first);
  const size: EntrySize = { script: 0, style: 0, later: 0 };
  for (const file of outputFiles) {
    const path = file.path.slice(app.length + 1);
    const bytes = gzipSync(file.contents).length;
    if (atOnce.has(path)) size.script += bytes;
    else if (path.endsWith('stdin.css')) size.style += bytes;
    else if (path.endsWith('.js')) size.later += bytes;
  }
  return size;
}
