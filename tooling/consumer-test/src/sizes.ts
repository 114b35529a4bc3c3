/**
 * Sizes of the kit and of the client beside libraries of others, on demand: installs all of them with npm from the
 * registry in one project, bundles the same with each, and writes docs/reports/sizes.md. Needs a network and a minute.
 * Usage: `pnpm --filter @boardwalk/tooling-consumer-test sizes`, after `pnpm build`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProject, versionOf } from './elsewhere/project.ts';
import { measureExports, measureProgram, usedIcons } from './measure.ts';
import { pack, ROOT } from './pack.ts';

const OTHERS = ['@base-ui/react', '@primer/react', 'openapi-fetch'] as const;

/** The same part of an interface in each library: what is exported from where. */
const PARTS: readonly { part: string; kit: string; base: string | null; primer: string | null }[] = [
  { part: 'button', kit: 'Button', base: 'button', primer: 'Button' },
  { part: 'link', kit: 'Link', base: null, primer: 'Link' },
  { part: 'text field', kit: 'TextField', base: 'field', primer: 'FormControl, TextInput' },
  { part: 'checkbox', kit: 'Checkbox', base: 'checkbox', primer: 'Checkbox' },
  { part: 'radio group', kit: 'RadioGroup', base: 'radio-group', primer: 'Radio, RadioGroup' },
  { part: 'switch', kit: 'Switch', base: 'switch', primer: 'ToggleSwitch' },
  { part: 'select', kit: 'Select', base: 'select', primer: 'Select' },
  { part: 'field with suggestions', kit: 'Combobox', base: 'combobox', primer: 'Autocomplete' },
  { part: 'tabs', kit: 'Tabs', base: 'tabs', primer: 'UnderlineNav' },
  { part: 'menu', kit: 'Menu', base: 'menu', primer: 'ActionList, ActionMenu' },
  { part: 'dialog', kit: 'Dialog', base: 'dialog', primer: 'Dialog' },
  { part: 'tooltip', kit: 'Tooltip', base: 'tooltip', primer: 'Tooltip' },
  { part: 'tree', kit: 'Tree', base: null, primer: 'TreeView' },
];

const CLIENTS = [
  {
    what: 'openapi-fetch: a client without types of its own, sessions or errors',
    code: `import createClient from 'openapi-fetch';
      const client = createClient({ baseUrl: '/api' });
      void client.GET('/files');`,
  },
  {
    what: 'api-client: three methods of two areas',
    code: `import { createAreaClient } from '@boardwalk/api-client';
      import { files, search } from '@boardwalk/api-client/areas';
      const client = createAreaClient({ baseUrl: '/api' }, { files, search });
      void [client.files.countFiles(), client.files.fileExists({ path: { file_key: 'k' } }), client.search.searchFiles()];`,
  },
  {
    what: 'api-client: every operation, and a session',
    code: `import { createSessionClient } from '@boardwalk/api-client';
      export const { client, tokens } = createSessionClient({ baseUrl: '/api', onSignInRequired: () => undefined });`,
  },
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const place = mkdtempSync(join(tmpdir(), 'boardwalk-sizes-'));
try {
  const tarballs = [];
  for (const name of ['ui-kit', 'api-client'] as const)
    tarballs.push(await pack(name, join(place, 'tarballs')));
  const app = join(place, 'app');
  await makeProject({ tarballs, folder: app }, null, ['react', 'react-dom', ...OTHERS]);
  const icons = usedIcons(app);
  const sized = async (code: string | null) => {
    if (code === null) return '–';
    const { script, style, later } = await measureExports(app, code, code.includes('ui-kit') ? [icons] : []);
    return `${kilobytes(script + style)}${later > 0 ? ` + ${kilobytes(later)}` : ''}`;
  };
  const rows = [];
  for (const { part, kit, base, primer } of PARTS) {
    rows.push([
      part,
      await sized(`export * from '@boardwalk/ui-kit/${kit}';`),
      await sized(base && `export * from '@base-ui/react/${base}';`),
      await sized(primer && `export { ${primer} } from '@primer/react';`),
    ]);
  }
  rows.push([
    'everything',
    await sized("export * from '@boardwalk/ui-kit';"),
    await sized("export * from '@base-ui/react';"),
    await sized("export * from '@primer/react';"),
  ]);
  const clients = [];
  for (const { what, code } of CLIENTS)
    clients.push(`| ${what} | ${kilobytes(await measureProgram(app, code))} |`);
  const versions = [...OTHERS, 'react'].map((name) => `${name} ${versionOf(app, name)}`).join(', ');
  const report = [
    '# Sizes beside other libraries',
    '',
    'What an application fetches, in kB (1000 bytes) after gzip, scripts and styles together, without React; bundled and',
    'minified by esbuild in one project. After a `+` stands what is fetched when it is first opened. Base UI has',
    'behaviour without looks, and the kit stands on it; Primer has looks of its own, without its tokens here.',
    `Measured with ${versions}.`,
    'Written by `pnpm --filter @boardwalk/tooling-consumer-test sizes`.',
    '',
    '| part | ui-kit | Base UI | Primer |',
    '| --- | --: | --: | --: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    '| client of the API | kB |',
    '| --- | --: |',
    ...clients,
    '',
  ].join('\n');
  writeFileSync(join(ROOT, 'docs', 'reports', 'sizes.md'), report);
  process.stdout.write(report);
} finally {
  rmSync(place, { recursive: true, force: true });
}
