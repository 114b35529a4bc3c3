import formatjs from '@formatjs/unplugin/vite';
import type { Alias, PluginOption } from 'vite';
import { compiledLanguages } from './compiled-languages.ts';

export { lightIcons } from './light-icons.ts';
export { moduleOwners } from './module-owners.ts';
export { precompressedAssets } from './precompressed-assets.ts';
export { singleReset } from './single-reset.ts';
export { unusedRouterParts } from './unused-router-parts.ts';

/** Vite plugins that compile messages while building; texts come from `lang/*.json` only. */
export function messagePlugins(): PluginOption[] {
  return [compiledLanguages(), formatjs({ ast: true, flatten: false, removeDefaultMessage: true })];
}

/** Leaves the message parser out of the browser's bundle: every message is compiled already. */
export const noMessageParser: Alias[] = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];
