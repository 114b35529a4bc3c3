import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** What a build of an application wrote. */
export interface BuiltApp {
  folder: string;
  /** Bytes after gzip of everything the page fetches at once. */
  scripts: number;
  styles: number;
  /** All scripts, those fetched later as well. */
  files: string[];
}

/** Builds one page of the application for production, as `vite build` does with a new project's settings. */
export async function buildPage(app: string, page: string): Promise<BuiltApp> {
  const folder = join(app, 'dist', page);
  const html = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>${page}</title></head><body><script type="module" src="/src/${page}.tsx"></script></body></html>`;
  writeFileSync(join(app, 'index.html'), html);
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const size = (pattern: RegExp) =>
    [...index.matchAll(pattern)].reduce(
      (sum, [, path = '']) => sum + gzipSync(readFileSync(join(folder, path))).length,
      0,
    );
  return {
    folder,
    scripts: size(/(?:src|href)="([^"]+\.js)"/g),
    styles: size(/href="([^"]+\.css)"/g),
    files: globSync('assets/*.js', { cwd: folder }),
  };
}
