import {
  lightIcons,
  messagePlugins,
  moduleOwners,
  noMessageParser,
  precompressedAssets,
  singleReset,
  unusedRouterParts,
} from '@boardwalk/tooling-web-app';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const NOT_OF_EVERY_PAGE =
  /\/packages\/(?:board|app-shell\/src\/forms)\/|\/shared\/(?:board|clipboard|copy|creators|drafts|follows|forms|licences|pictures)\/|\/features\/|\/(?:TextField|TextArea|Field|copy-place|entitlement|last-viewer|log-in-again|use-copy|use-file-actions|SignInInvitation|PersonAvatar)\.tsx?$/u;

/** Small parts of the frame around every page, which parts that come later share with it. */
const OF_THE_FRAME =
  /\/app\/shell\/messages|\/autocompleteLimits|\/use-debounced|\/use-unread\.|\/page-edges\/|\/PageFailure|\/UnknownPage|\/chevron-left/u;

/** The look of that frame: in a file with the parts above, as a browser asks for six files of a site at once over HTTP/1.1. */
const LOOK_OF_THE_FRAME =
  /\/(?:tokens\/(?:tokens|reset)|app\/root|app\/shell\/[^/]+|(?:Autocomplete|Confirm|Logo|SearchField|SkipLink)\.module)\.css/u;

/** The look of what the kit fetches when the page rests: in one file, as each makes the browser work out all styles again. */
const LOOK_OF_POPUPS = /\/ui-kit\/.*\/(?:Dialog|Popover|Toast|VirtualList|popup)\.module\.css/u;

/** What only popups take of their libraries: menus, dialogs and the other kinds come later, though they are many by now. */
const OF_POPUPS =
  /\/@floating-ui\/|\/use-sync-external-store\/(?:cjs\/use-sync-external-store-shim|shim)|\/@base-ui\/(?!react\/(?:merge-props|use-render|internals\/(?:useRenderElement|getStateAttributesProps)|utils\/resolve(?:ClassName|Style))|utils\/(?:useMergedRefs|getReactElementRef|useRefWithInit|reactVersion|mergeObjects|empty)\.)/u;

const isOfEveryPage = (module: string) => {
  const path = module.replaceAll('\\', '/');
  return !NOT_OF_EVERY_PAGE.test(path) && !OF_POPUPS.test(path);
};

export default defineConfig({
  base: '/community/',
  plugins: [
    ...messagePlugins(),
    reactRouter(),
    singleReset(),
    unusedRouterParts(),
    moduleOwners(),
    precompressedAssets(),
  ],
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
            { name: 'popups', test: LOOK_OF_POPUPS },
            { name: 'frame', test: new RegExp(`${OF_THE_FRAME.source}|${LOOK_OF_THE_FRAME.source}`, 'u') },
          ],
        },
      },
    },
  },
  // The workspace's packages are TypeScript sources: they belong into the server bundle. So do icons, which the alias draws.
  ssr: { noExternal: [/^@boardwalk\//, 'lucide-react'] },
});
