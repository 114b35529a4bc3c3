import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  builtStylesheet,
  NO_STYLES,
  pointAtBuilt,
  stylesCompiler,
  stylesModule,
} from '@boardwalk/tooling-publishing';
import { defineConfig } from 'tsup';

/** Stylesheets without class names of their own; each is where its importer asks for it. */
const FONTS = [
  ['src/fonts/fonts.css', 'dist/fonts/fonts.css'],
  ['src/fonts/latin.css', 'dist/react/latin.css'],
] as const;

/** Puts each component's stylesheet beside the module that loads it. */
function buildStyles() {
  const compile = stylesCompiler((path) => readFileSync(join('src', path), 'utf8'));
  for (const path of globSync('react/*.module.css', { cwd: 'src' })) {
    const styles = compile(path);
    writeFileSync(join('dist', builtStylesheet(path)), styles.css);
    writeFileSync(join('dist', path.replace(/\.module\.css$/, '.styles.js')), stylesModule(path, styles));
  }
  writeFileSync('dist/no-styles.js', NO_STYLES);
  const entry = 'react/index.js';
  const code = pointAtBuilt(readFileSync(join('dist', entry), 'utf8'), entry);
  // On the first line, so that the source map keeps its lines. A server component may import it then.
  writeFileSync(join('dist', entry), `'use client'; ${code}`);
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'document/index': 'src/document/index.ts',
    'export/index': 'src/export/index.ts',
    'import/index': 'src/import/index.ts',
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
    for (const [from, to] of FONTS) await copyFile(from, to);
    buildStyles();
  },
});
