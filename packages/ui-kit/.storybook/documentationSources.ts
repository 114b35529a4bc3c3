import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { changesOf, releasedChanges } from './changes.ts';

const KIT = join(import.meta.dirname, '..');
const CHANGESETS = join(KIT, '../../.changeset');
const CHANGELOG = join(KIT, 'CHANGELOG.md');

/** What the documentation shows and no module exports, read when it is built. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:what-changed': whatChanged,
  'virtual:icons': icons,
};

/** A Vite plugin with the modules that only the documentation imports. */
export function documentationSources(): Plugin {
  return {
    name: 'documentation-sources',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => MODULES[id.slice(1)]?.(),
  };
}

/** The notes of the next version, and the changelog of those before it. */
function whatChanged(): string {
  const next = globSync('*.md', { cwd: CHANGESETS })
    .toSorted()
    .filter((file) => basename(file) !== 'README.md')
    .flatMap((file) => changesOf('@boardwalk/ui-kit', readFileSync(join(CHANGESETS, file), 'utf8')));
  const released = existsSync(CHANGELOG) ? releasedChanges(readFileSync(CHANGELOG, 'utf8')) : [];
  const { version } = JSON.parse(readFileSync(join(KIT, 'package.json'), 'utf8')) as { version: string };
  return `export default ${JSON.stringify({ version, next, released })};`;
}

/** The icons that the kit's own sources and stories import. */
function icons(): string {
  const names = new Set<string>();
  for (const file of globSync('src/**/*.tsx', { cwd: KIT })) {
    const source = readFileSync(join(KIT, file), 'utf8');
    for (const [, list = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide-react'/gu)) {
      for (const name of list.split(',')) if (/^[A-Z]\w*$/u.test(name.trim())) names.add(name.trim());
    }
  }
  const list = [...names].toSorted().join(', ');
  return `import { ${list} } from 'lucide-react';\nexport default { ${list} };`;
}
