import { copyFile, mkdir } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** Stylesheets stay files of their own, for the bundler of whoever uses this; each lies where its importer asks for it. */
const STYLESHEETS = [
  ['src/fonts/fonts.css', 'dist/fonts/fonts.css'],
  ['src/fonts/latin.css', 'dist/react/latin.css'],
  ['src/react/BoardCanvas.module.css', 'dist/react/BoardCanvas.module.css'],
  ['src/react/BoardOutline.module.css', 'dist/react/BoardOutline.module.css'],
  ['src/react/BoardViewer.module.css', 'dist/react/BoardViewer.module.css'],
] as const;

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'document/index': 'src/document/index.ts',
    'react/index': 'src/react/index.ts',
    'thumbnail/index': 'src/thumbnail/index.ts',
  },
  format: ['esm'],
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
  external: [/\.css$/],
  onSuccess: async () => {
    await mkdir('dist/fonts', { recursive: true });
    for (const [from, to] of STYLESHEETS) await copyFile(from, to);
  },
});
