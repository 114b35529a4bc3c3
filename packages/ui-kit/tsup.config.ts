import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  clean: true,
  dts: { compilerOptions: { allowImportingTsExtensions: true, ignoreDeprecations: '6.0' } },
  external: ['react', 'react-dom', /^@base-ui\//, /^@tanstack\//, 'lucide-react'],
  loader: { '.css': 'local-css' },
  // The tokens are a stylesheet of their own, imported once by each application.
  onSuccess: async () =>
    cp('src/tokens', 'dist/tokens', { recursive: true, filter: (path) => !path.endsWith('.tsx') }),
});
