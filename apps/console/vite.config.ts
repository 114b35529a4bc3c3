import { lightIcons, messagePlugins, noMessageParser, singleReset } from '@boardwalk/tooling-web-app';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/console/',
  plugins: [...messagePlugins(), react(), singleReset()],
  resolve: { alias: [...noMessageParser, ...lightIcons] },
  // Small pictures stay files too: the policy of the pages allows no data: scripts and styles.
  build: { manifest: true, assetsInlineLimit: 0 },
});
