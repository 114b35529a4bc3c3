import { appendFile, cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';

const OUTPUT = 'dist';
const STYLESHEET = 'index.css';

/** Scripts that are fetched on demand bring no stylesheet along in plain ESM: all styles go into the one file. */
async function gatherStyles() {
  const sheets = (await readdir(OUTPUT)).filter((name) => name.endsWith('.css') && name !== STYLESHEET);
  for (const sheet of sheets) {
    await appendFile(join(OUTPUT, STYLESHEET), await readFile(join(OUTPUT, sheet)));
    await rm(join(OUTPUT, sheet));
  }
}

export default defineConfig({
  entry: { index: 'src/index.ts' },
  outDir: OUTPUT,
  format: 'esm',
  target: 'es2023',
  clean: true,
  dts: { compilerOptions: { allowImportingTsExtensions: true, ignoreDeprecations: '6.0' } },
  external: ['react', 'react-dom', /^@base-ui\//, /^@tanstack\//, 'lucide-react'],
  loader: { '.css': 'local-css' },
  onSuccess: async () => {
    await gatherStyles();
    // The tokens are a stylesheet of their own, imported once by each application.
    await cp('src/tokens', join(OUTPUT, 'tokens'), {
      recursive: true,
      filter: (path) => !path.endsWith('.tsx'),
    });
  },
});
