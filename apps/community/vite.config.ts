import formatjs from '@formatjs/unplugin/vite';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledLanguages } from './build-plugins/compiled-languages.ts';

export default defineConfig({
  base: '/community/',
  plugins: [
    compiledLanguages(),
    // Texts come from lang/*.json only; the default messages in the sources are for the extraction.
    formatjs({ ast: true, flatten: false, removeDefaultMessage: true }),
    reactRouter(),
  ],
  resolve: {
    alias: [
      {
        // Messages are compiled while building, so the browser needs no parser.
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  // The server preloads the chunk of the page's language and finds its name here.
  build: { manifest: true },
  // The workspace's packages are TypeScript sources: they belong into the server bundle.
  ssr: { noExternal: [/^@boardwalk\//] },
});
