import { messagePlugins, noMessageParser } from '@boardwalk/tooling-web-app';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/community/',
  plugins: [...messagePlugins(), reactRouter()],
  resolve: { alias: noMessageParser },
  // The server preloads the chunk of the page's language and finds its name here.
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        // What most routes share comes in one file, not in eighty: small modules cost more as requests than as bytes.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 6 }] },
      },
    },
  },
  // The workspace's packages are TypeScript sources: they belong into the server bundle.
  ssr: { noExternal: [/^@boardwalk\//] },
});
