import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install, link } from '../src/install.ts';
import { pack, PUBLISHED, type Published } from '../src/pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty application that has the packages installed. */
    app: string;
    tarballs: Record<Published, string>;
  }
}

/** Packs and installs once for all tests. */
export default async function setup({ provide }: TestProject) {
  const place = mkdtempSync(join(tmpdir(), 'boardwalk-consumer-'));
  const app = join(place, 'app');
  cpSync(join(import.meta.dirname, '..', 'apps', 'vite'), app, { recursive: true });
  const packed = await Promise.all(
    PUBLISHED.map(async (name) => [name, await pack(name, join(place, 'tarballs'))] as const),
  );
  for (const [name, tarball] of packed) install(app, name, tarball);
  const own = join(import.meta.dirname, '..', 'node_modules');
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'])
    link(app, name, join(own, name));
  provide('app', app);
  provide('tarballs', Object.fromEntries(packed) as Record<Published, string>);
  return () => rmSync(place, { recursive: true, force: true });
}
