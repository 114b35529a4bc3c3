import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The part of Vite's manifest that is read here: source file → chunk. */
type ViteManifest = Record<string, { file: string; imports?: string[] }>;

/**
 * Adds up the JavaScript of some entries with everything they import statically, each file once.
 * @param manifestFile `<build>/.vite/manifest.json`; chunks lie relative to the folder above it
 * @param entries keys of the manifest
 * @returns bytes after gzip, and the files
 * @throws Error when the manifest has no such entry
 */
export function firstLoad(
  manifestFile: string,
  entries: readonly string[],
): { bytes: number; files: string[] } {
  const manifest: ViteManifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const folder = dirname(dirname(manifestFile));
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${manifestFile} has no entry ${key}`);
    if (/\.m?js$/.test(chunk.file)) files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return { bytes, files: [...files].toSorted() };
}
