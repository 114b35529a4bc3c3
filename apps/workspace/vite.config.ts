import {
  lightIcons,
  messagePlugins,
  noMessageParser,
  precompressedAssets,
  singleReset,
} from '@boardwalk/tooling-web-app';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The frame of every page and what it is made of. */
const OF_MANY_PAGES = /\/packages\/(?:ui-kit|app-shell)\/|\/lucide-react\/|\/@base-ui\/|\/react-intl\//u;

/**
 * What the editor is made of, and where it begins. What reads files and clips of other programs comes when one is there, and
 * what lays out maps and drawings once the editor stands: nothing of it uses what registers all kinds at once, though
 * the package offers it to others. Addresses of elements are read, versions compared and tables changed once the board stands.
 */
const OF_EDITOR =
  /\/apps\/workspace\/src\/features\/editor\/|\/packages\/board\/src\/(?!import\/|kinds\/allParts|document\/(?:elementsAddress|compareSnapshots|commands\/tableCommands))/u;
const EDITOR = fileURLToPath(new URL('src/features/editor/EditorPage.tsx', import.meta.url));

interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Names the file of what the editor needs to stand, by its own imports; parts that are fetched later are not among it. */
function editorStart(): (id: string, modules: Modules) => string | null {
  let found: Set<string> | null = null;
  const visit = (id: string, modules: Modules, seen: Set<string>): Set<string> => {
    if (seen.has(id) || !OF_EDITOR.test(id.replaceAll('\\', '/'))) return seen;
    seen.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next, modules, seen);
    return seen;
  };
  return (id, modules) => {
    found ??= visit(EDITOR, modules, new Set());
    return found.has(id) ? 'editor' : null;
  };
}

export default defineConfig({
  base: '/app/',
  plugins: [...messagePlugins(), react(), singleReset(), precompressedAssets()],
  resolve: { alias: [...noMessageParser, ...lightIcons] },
  // Workers fetch parts of their own when they need them.
  worker: { format: 'es' },
  // Small pictures stay files too: the policy of the pages allows no data: scripts and styles.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Small modules cost more as files of their own than as bytes: what many pages share comes in one.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              minShareCount: 8,
              test: (module) => OF_MANY_PAGES.test(module.replaceAll('\\', '/')),
            },
            // So do those of the editor: what guests see is made of most of them, too.
            { name: editorStart(), includeDependenciesRecursively: false },
            // Not in the files of pages: the editor's would wait for these, and they for it.
            {
              name: 'icons',
              test: /\/lucide-react\//u,
              entriesAware: true,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
