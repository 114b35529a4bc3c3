import {
  lightIcons,
  messagePlugins,
  noMessageParser,
  precompressedAssets,
  singleReset,
} from '@boardwalk/tooling-web-app';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What signing in with a passkey needs, and whether one can. */
const PASSKEYS = /\/(?:can-use-)?passkeys\.ts$/u;

export default defineConfig({
  base: '/user/',
  plugins: [...messagePlugins(), react(), singleReset(), precompressedAssets()],
  resolve: { alias: [...noMessageParser, ...lightIcons] },
  // Small pictures stay files too: the policy of the pages allows no data: scripts and styles.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // So small that they cost more as files of their own than as bytes.
        codeSplitting: {
          groups: [
            { name: 'passkeys', test: PASSKEYS, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
