import {
  lightIcons,
  messagePlugins,
  moduleOwners,
  noMessageParser,
  precompressedAssets,
} from '@boardwalk/tooling-web-app';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const NOT_OF_EVERY_PAGE =
  /\/packages\/board\/|\/shared\/(?:board|clipboard|copy|creators|drafts|follows|forms|licences|pictures)\/|\/features\/|\/(?:TextField|TextArea|Field|copy-place|entitlement|last-viewer|log-in-again|use-copy|use-file-actions|SignInInvitation|PersonAvatar)\.tsx?$/u;

/** Small parts of the frame around every page, which parts that come later share with it. */
const OF_THE_FRAME =
  /\/app\/shell\/messages|\/use-unread\.|\/page-edges\/|\/PageFailure|\/UnknownPage|\/chevron-left/u;

const isOfEveryPage = (module: string) => !NOT_OF_EVERY_PAGE.test(module.replaceAll('\\', '/'));

export default defineConfig({
  base: '/community/',
  plugins: [...messagePlugins(), reactRouter(), moduleOwners(), precompressedAssets()],
  resolve: { alias: [...noMessageParser, ...lightIcons] },
  // The server preloads the chunk of the page's language and finds its name here.
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        // What most routes share comes in one file, not in eighty: small modules cost more as requests than as bytes. What many
        // share but the first page does without stays out of it: boards, listings, fields of forms.
        codeSplitting: {
          groups: [
            { name: 'common', minShareCount: 6, test: isOfEveryPage },
            { name: 'frame', test: OF_THE_FRAME },
          ],
        },
      },
    },
  },
  // The workspace's packages are TypeScript sources: they belong into the server bundle. So do icons, which the alias draws.
  ssr: { noExternal: [/^@boardwalk\//, 'lucide-react'] },
});
