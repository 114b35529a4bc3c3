import { expect, test } from 'vitest';
import { pointAtBuilt, stylesCompiler, stylesModule } from '../src/compile-styles.ts';

const SHEETS: Record<string, string> = {
  'internal/base.module.css': '.base { margin: 0 }',
  'components/A/A.module.css':
    ".root, .icon { composes: base from '../../internal/base.module.css'; } .root { color: red } :global(.theirs) { top: 0 }",
};
const compile = stylesCompiler((path) => SHEETS[path] ?? '');

test('class names get unique, keep theirs where they are global, and bring what they compose', () => {
  const styles = compile('components/A/A.module.css');
  expect(styles.classes['root']).toMatch(/^bw-A-root-\S+ bw-base-base-\S+$/);
  expect(styles.classes['icon']).toMatch(/^bw-A-icon-\S+ bw-base-base-\S+$/);
  expect(styles.css).toContain('.theirs');
  expect(styles.css).toContain(`.${styles.classes['root']?.split(' ')[0]}`);
  expect(styles.css).not.toContain('composes');
});

test('a class that is composed but missing stops the build', () => {
  const broken = stylesCompiler((path) =>
    path === 'a.module.css' ? ".a { composes: b from './b.module.css' }" : '',
  );
  expect(() => broken('a.module.css')).toThrow('a.module.css composes b, which b.module.css does not have');
});

test('the module of a stylesheet loads what it composes first', () => {
  const path = 'components/A/A.module.css';
  const loads = [...stylesModule(path, compile(path)).matchAll(/^import '(.+)';$/gm)].map(
    ([, sheet]) => sheet,
  );
  expect(loads).toEqual(['#css/internal/base.css', '#css/components/A/A.css']);
});

test.each([
  [`import styles from './A.module.css';`, `import styles from './A.styles.js';`],
  [`import './A.module.css';`, `import '#css/components/A/A.css';`],
  [`import '../fonts.css';`, `import '#css/components/fonts.css';`],
  [`export * from './A.tsx';`, `export * from './A.js';`],
  [`type T = import("../B/b.ts").T;`, `type T = import("../B/b.js").T;`],
  [`import { x } from 'library/x.ts';`, `import { x } from 'library/x.ts';`],
])('built files point at built files: %s', (source, built) => {
  expect(pointAtBuilt(source, 'components/A/A.js')).toBe(built);
});

test('a declaration loads no stylesheet', () => {
  expect(pointAtBuilt(`import './A.module.css';`, 'components/A/A.d.ts')).toBe('');
});
