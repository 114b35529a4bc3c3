import type { Plugin } from 'vite';

/** Where the plugin writes, in the folder of the build. */
const FILE = '.vite/owners.json';

/**
 * Vite plugin: writes down whose code each script for the browser holds, `{ script: { package: characters } }`, before it is
 * minified. The report of the first route says by it what each library weighs.
 */
export function moduleOwners(): Plugin {
  return {
    name: 'boardwalk:module-owners',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const owners: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const owner = ownerOf(id);
          own[owner] = (own[owner] ?? 0) + renderedLength;
        }
        owners[chunk.fileName] = own;
      }
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(owners) });
    },
  };
}

/** The npm package a module is from, or the folder of the workspace's package; what builds add is the build's. */
function ownerOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(path)?.[1];
  return library ?? /\/((?:packages|apps)\/[^/]+)\//u.exec(path)?.[1] ?? 'build';
}
