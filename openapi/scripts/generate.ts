/**
 * Bundles the contract into generated/openapi.json and its registry of errors into generated/errors.json.
 *
 * `node scripts/generate.ts` writes the files; `--check` writes nothing and fails when a committed file differs from a
 * fresh one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { publishFiles } from './generated-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bundles all files of the contract into one document, as JSON text. */
function bundleContract(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-contract-'));
  try {
    const output = join(folder, 'openapi.json');
    const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
    execFileSync(process.execPath, [redocly, 'bundle', 'openapi.yaml', '-o', output], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return asJson(JSON.parse(readFileSync(output, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

publishFiles({
  folder: join(root, 'generated'),
  files: {
    'openapi.json': bundleContract(),
    'errors.json': asJson(parse(readFileSync(join(root, 'shared/errors.yaml'), 'utf8'))),
  },
  checkOnly: process.argv.includes('--check'),
  remedy: 'Run `pnpm generate` at the root and commit the result.',
});
