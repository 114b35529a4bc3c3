/**
 * Generates src/generated from the bundled contract: the types, the table of operations and the error codes.
 *
 * `node scripts/generate.ts` writes the files; `--check` writes nothing and fails when a committed file differs from a
 * fresh one. The bundle itself is made by the package `openapi`, before this.
 */
import { fileURLToPath } from 'node:url';
import { publishFiles } from '@boardwalk/openapi/generated-files';
import { readContract, readErrors } from './contract.ts';
import { errorCodesSource } from './error-codes-source.ts';
import { methodsSource } from './methods-source.ts';
import { areasSource, operationsSource } from './operations-source.ts';
import { schemaSource } from './schema-source.ts';
import { scopesSource } from './scopes-source.ts';

const contract = readContract();

publishFiles({
  folder: fileURLToPath(new URL('../src/generated', import.meta.url)),
  files: {
    'schema.ts': await schemaSource(contract),
    'areas.ts': areasSource(contract),
    'methods.ts': methodsSource(contract),
    'operations.ts': operationsSource(contract),
    'scopes.ts': scopesSource(contract),
    'error-codes.ts': errorCodesSource(readErrors()),
  },
  checkOnly: process.argv.includes('--check'),
  remedy: 'Run `pnpm generate` at the root and commit the result.',
});
