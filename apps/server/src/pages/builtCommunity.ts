import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageHandler } from '@boardwalk/community/visit';
import { LANGUAGES, type Language } from '@boardwalk/domain';

/** The community as its build left it. */
export interface BuiltCommunity {
  readonly render: PageHandler;
  /** Folder with the browser's files. */
  readonly clientDir: string;
  /** Addresses of the scripts that carry a language's texts. */
  readonly languageScripts: Readonly<Record<Language, readonly string[]>>;
}

/** Entry of Vite's manifest, as far as it is read here. */
interface ManifestEntry {
  readonly file: string;
}

const BASE = '/community/';

/**
 * Loads the built community.
 *
 * @param buildDir the folder `apps/community/build`
 * @returns undefined when it was not built
 */
export async function loadCommunity(buildDir: string): Promise<BuiltCommunity | undefined> {
  const bundle = join(buildDir, 'server/index.js');
  if (!existsSync(bundle)) return undefined;
  // The bundle leaves React outside, which picks its fast half by this variable when it is first loaded.
  process.env['NODE_ENV'] ??= 'production';
  const build = (await import(pathToFileURL(bundle).href)) as {
    entry: { module: { createPageHandler: (build: unknown) => PageHandler } };
  };
  const clientDir = join(buildDir, 'client');
  return {
    render: build.entry.module.createPageHandler(build),
    clientDir,
    languageScripts: readLanguageScripts(clientDir),
  };
}

function readLanguageScripts(clientDir: string): Record<Language, readonly string[]> {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Partial<
    Record<string, ManifestEntry>
  >;
  const scripts: Partial<Record<Language, readonly string[]>> = {};
  for (const language of LANGUAGES) {
    const entry = manifest[`lang/${language}.json`];
    scripts[language] = entry === undefined ? [] : [BASE + entry.file];
  }
  return scripts as Record<Language, readonly string[]>;
}
