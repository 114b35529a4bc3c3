/**
 * Builds what is published: one module, one declaration and one stylesheet for each source file, so that an application
 * fetches what it uses and nothing beside. Bundling, minifying and prefixing are the application's.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  builtStylesheet,
  NO_STYLES,
  pointAtBuilt,
  stylesCompiler,
  stylesModule,
} from '@boardwalk/tooling-publishing';

const ROOT = dirname(import.meta.dirname);
const SOURCES = join(ROOT, 'src');
const OUTPUT = join(ROOT, 'dist');

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(OUTPUT, path)), { recursive: true });
  writeFileSync(join(OUTPUT, path), text);
};

rmSync(OUTPUT, { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: ROOT, stdio: 'inherit' });
for (const file of globSync('**/*.{js,d.ts}', { cwd: OUTPUT })) {
  write(file, pointAtBuilt(readFileSync(join(OUTPUT, file), 'utf8'), file));
}

const compile = stylesCompiler((path) => readFileSync(join(SOURCES, path), 'utf8'));
for (const file of globSync('{components,internal}/**/*.module.css', { cwd: SOURCES })) {
  const styles = compile(file);
  write(builtStylesheet(file), styles.css);
  write(file.replace(/\.module\.css$/, '.styles.js'), stylesModule(file, styles));
}
write('no-styles.js', NO_STYLES);

for (const file of globSync('tokens/*.css', { cwd: SOURCES })) {
  cpSync(join(SOURCES, file), join(OUTPUT, relative('tokens', file)));
}
