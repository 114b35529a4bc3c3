import { lightIcons, messagePlugins, noMessageParser, precompressedAssets } from '@boardwalk/tooling-web-app';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The frame of every page and what it is made of. */
const OF_MANY_PAGES = /\/packages\/(?:ui-kit|app-shell)\/|\/lucide-react\/|\/@base-ui\/|\/react-intl\//u;

export default defineConfig({
  base: '/app/',
  plugins: [...messagePlugins(), react(), precompressedAssets()],
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
          ],
        },
      },
    },
  },
});
