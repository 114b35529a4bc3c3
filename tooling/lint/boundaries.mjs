/**
 * Who may know whom, as rules of dependency-cruiser. A rule's comment is what its message says: why, and what to do
 * instead. The tests beside this file break each rule once.
 */

/** Files that only tests and stories use. */
const TESTS = [
  '\\.(test|spec|test-d|server-test|stories)\\.(ts|tsx|mts|mjs)$',
  '(^|/)test/',
  '(^|/)testing/',
  '(^|/)\\.storybook/',
  '(^|/)(vitest|playwright|tsup|vite)\\.[^/]*config\\.[^/]+$',
  '^e2e/',
];

/**
 * Pattern for a library, whether it resolves to an installed file or only to its name.
 * @param {...string} names
 */
const library = (...names) => names.map((name) => `(^|/)node_modules/${name}/|^${name}(/|$)`);

/** A room of an app: apps/<app>/features/<room>/, with or without src in between. */
const ROOM = '^apps/([^/]+)/(?:src/)?features/([^/]+)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-cycles',
    comment:
      'Files that import each other cannot be understood, tested or loaded one at a time. Move what both need to a third file, or pass it as an argument.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'board-has-no-circles',
    comment:
      'In packages/board nothing goes in a circle, types included: whoever reads a file can stop at what it imports. Move the type that both need to a file below the two.',
    severity: 'error',
    from: { path: '^packages/board/src/' },
    to: { circular: true },
  },
  {
    name: 'no-catch-all-names',
    comment:
      'A file named utils, helpers or common grows without end. Name it after the one thing it does, and put it where that thing is used.',
    severity: 'error',
    from: {},
    to: {
      path: '(^|/)(utils?|helpers?|common|misc|shared-stuff)\\.(ts|tsx|mts|mjs|js)$',
      pathNot: 'node_modules',
    },
  },
  {
    name: 'domain-knows-nothing-of-ours',
    comment:
      'packages/domain is pure rules for both sides of the wire. Pass the value in as an argument, or move the rule to the package that has it.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { path: ['^(apps|openapi|e2e)/', '^packages/(?!domain/)', ...library('react', 'react-dom')] },
  },
  {
    name: 'domain-does-no-io',
    comment:
      'packages/domain reads no files, network or environment. Do the reading outside and pass the values in.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'ui-kit-knows-react-and-tokens-only',
    comment:
      'packages/ui-kit shows what it is given. Take words, data, addresses and callbacks as props; the app formats messages and calls the API.',
    severity: 'error',
    from: { path: '^packages/ui-kit/' },
    to: {
      path: [
        '^apps/',
        '^packages/(?!ui-kit/)',
        ...library('react-intl', '@formatjs/[^/]+', 'react-router', 'react-redux', '@reduxjs/toolkit'),
      ],
    },
  },
  {
    name: 'api-client-knows-its-generated-files-only',
    comment:
      'packages/api-client is generated from the contract. Change openapi/ and run `pnpm generate`; only its type tests compare it with the domain.',
    severity: 'error',
    from: { path: '^packages/api-client/src/', pathNot: TESTS },
    to: { path: ['^(apps|openapi)/', '^packages/(?!api-client/)'] },
  },
  {
    name: 'app-shell-knows-no-app',
    comment:
      'packages/app-shell is what several web apps run around their pages. Take what differs between apps as an argument; what one app alone needs stays in its shared/.',
    severity: 'error',
    from: { path: '^packages/app-shell/' },
    to: { path: ['^apps/', '^packages/(?!(app-shell|api-client|domain|ui-kit)/)'] },
  },
  {
    name: 'app-shell-is-for-web-apps',
    comment:
      'packages/app-shell stands between the web apps and the packages below them. The server and other packages do without it.',
    severity: 'error',
    from: { path: '^(apps/server|packages|openapi)/', pathNot: '^packages/app-shell/' },
    to: { path: '^packages/app-shell/' },
  },
  {
    name: 'board-document-stands-alone',
    comment:
      'The board’s document runs in the browser, the server and workers alike: no DOM, no React, no canvas. Put drawing and input beside it (src/render, src/react) and let those import the document.',
    severity: 'error',
    from: { path: '^packages/board/src/document/', pathNot: TESTS },
    to: {
      path: [
        '^packages/board/src/(?!document/|registry\\.ts$|kinds/(models|sharedParts)\\.ts$|kinds/[^/]+/(model|shared)\\.ts$)',
        '^packages/(?!board/)',
        ...library('react', 'react-dom', '@napi-rs/canvas'),
      ],
    },
  },
  {
    name: 'board-models-stand-alone',
    comment:
      'What a kind of element is (its model, and what it keeps in a shared map) runs on the server and in workers. Put where it stands, how it is painted and how it is edited in the files beside it: layout, paint, edit.',
    severity: 'error',
    from: { path: '^packages/board/src/kinds/([^/]+/(model|shared)|models|sharedParts)\\.ts$' },
    to: {
      path: '^packages/board/src/',
      pathNot: '^packages/board/src/(document/|registry\\.ts$|kinds/[^/]+/(model|shared)\\.ts$)',
    },
  },
  {
    name: 'board-layout-paints-nothing',
    comment:
      'Where elements stand is found without painting them, also for bounds on the server. Put what paints in the paint file of its kind, or in src/render.',
    severity: 'error',
    from: {
      path: '^packages/board/src/(layout/|kinds/layouts\\.ts$|kinds/[^/]+/layout\\.ts$)',
      pathNot: TESTS,
    },
    to: { path: '^packages/board/src/(render/|kinds/paints\\.ts$|kinds/[^/]+/paint\\.ts$)' },
  },
  {
    name: 'board-viewers-load-no-editing',
    comment:
      'Viewers, pictures and the server load no editing: only the editor knows how kinds are edited (their edit files). Move what both need to the layout or paint file of the kind.',
    severity: 'error',
    from: {
      path: '^packages/board/src/',
      pathNot: [
        '^packages/board/src/(editor/|kinds/edits\\.ts$|kinds/[^/]+/edit\\.ts$)',
        '^packages/board/src/react/(index|BoardCanvas|useBoardEditor)\\.tsx?$',
        ...TESTS,
      ],
    },
    to: { path: '^packages/board/src/(editor/|kinds/edits\\.ts$|kinds/[^/]+/edit\\.ts$)' },
  },
  {
    name: 'editor-leaves-by-its-ways',
    comment:
      'A board may have its document for itself, without the router. Take the address, links and leaving from useWays() (features/editor/ways).',
    severity: 'error',
    from: {
      path: '^apps/workspace/src/features/editor/',
      pathNot: ['^apps/workspace/src/features/editor/ways/RoutedWays\\.tsx$', ...TESTS],
    },
    to: { path: library('react-router') },
  },
  {
    name: 'board-knows-no-product',
    comment:
      'packages/board is published on its own. It knows nothing of accounts, teams or the API: take what it needs as arguments and callbacks.',
    severity: 'error',
    from: { path: '^packages/board/src/', pathNot: TESTS },
    to: { path: ['^apps/', '^packages/(?!board/)'] },
  },
  {
    name: 'test-kit-is-for-tests',
    comment:
      'packages/test-kit builds objects for tests and stories. Product code takes real data; move a builder that both need into the package it describes.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/test-kit/', ...TESTS] },
    to: { path: '^packages/test-kit/' },
  },
  {
    name: 'product-knows-no-tooling',
    comment:
      'tooling/ checks and builds the product and is not part of it. Move what the product needs into packages/.',
    severity: 'error',
    from: { path: '^(apps|packages)/[^/]+/(src|app|features|shared)/', pathNot: TESTS },
    to: { path: '^tooling/' },
  },
  {
    name: 'apps-do-not-know-each-other',
    comment:
      'Apps are built and loaded apart; they meet at addresses. Link to the other app, or move what both need into packages/. Only the server knows the community, to render it.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^apps/',
      // The visit is types alone: what the server tells a page.
      pathNot: [
        '^apps/$1/',
        '^apps/community/build/',
        '^apps/community/package\\.json$',
        '^apps/community/app/ssr/visit\\.ts$',
      ],
    },
  },
  {
    name: 'one-room-never-imports-another',
    comment:
      'Each room under features/ can be read and changed alone. Move what two rooms need to shared/, or let app/ put the two together.',
    severity: 'error',
    from: { path: ROOM },
    to: { path: '^apps/$1/(?:src/)?features/', pathNot: '^apps/$1/(?:src/)?features/$2/' },
  },
  {
    name: 'rooms-do-not-know-the-app',
    comment:
      'app/ knows every room, so no room may know app/. Take the value from a hook or slice in shared/, or as a prop from the route.',
    severity: 'error',
    from: { path: ROOM, pathNot: TESTS },
    to: { path: '^apps/$1/(?:src/)?app/' },
  },
  {
    name: 'shared-knows-no-room',
    comment:
      'shared/ is below the rooms and app/. Move the part that knows a room into that room, and pass it in from above.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/(?:src/)?shared/', pathNot: TESTS },
    to: { path: '^apps/$1/(?:src/)?(features|app)/' },
  },
  {
    name: 'server-modules-meet-through-services',
    comment:
      'A module’s repository, policy and handlers are its own. Call the other module’s service.ts, and add there what is missing.',
    severity: 'error',
    from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/server/src/modules/', pathNot: ['^apps/server/src/modules/$1/', '/services?\\.ts$'] },
  },
  {
    name: 'rooms-of-files-meet-through-services',
    comment:
      'A room of modules/files (catalogue, access, copies, marks, views) keeps its repositories and rules to itself. Call the service.ts of the other room, and add there what is missing.',
    severity: 'error',
    from: { path: '^apps/server/src/modules/files/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^apps/server/src/modules/files/',
      pathNot: ['^apps/server/src/modules/files/$1/', '/service\\.ts$'],
    },
  },
  {
    name: 'infra-knows-no-area',
    comment:
      'infra/ is what the areas stand on: settings, database, blobs. Pass a function in from where the server is put together; what serves operations belongs in src/api.',
    severity: 'error',
    from: { path: '^apps/server/src/infra/', pathNot: TESTS },
    to: { path: '^apps/server/src/(api|modules|checkout|collaboration|pages|seed|cli)/' },
  },
  {
    name: 'server-has-no-circles',
    comment:
      'In the server nothing goes in a circle, types included. Move the type that both need to a file below the two.',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: TESTS },
    to: { circular: true },
  },
  {
    name: 'server-draws-no-pages-itself',
    comment:
      'The server knows the domain, the board’s model and the contract’s types. Components are drawn by the apps; the server renders a built app.',
    severity: 'error',
    from: { path: '^apps/server/src/', pathNot: TESTS },
    to: { path: ['^packages/ui-kit/', '^packages/board/src/react/'] },
  },
  {
    name: 'gallery-is-seed-data',
    comment:
      'packages/demo-gallery fills an empty data folder. Only the server’s seeding reads it; a template that the product needs belongs to that part of the product.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: ['^packages/demo-gallery/', '^apps/server/', ...TESTS] },
    to: { path: '^packages/demo-gallery/' },
  },
];

export const boundaries = {
  forbidden,
  /** @type {import('dependency-cruiser').ICruiseOptions} */
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)(dist|build|generated|storybook-static|\\.react-router|\\.results|\\.turbo)/',
        '\\.d\\.m?ts$',
      ],
    },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.css'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
