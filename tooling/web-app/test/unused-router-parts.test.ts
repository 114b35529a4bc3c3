import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutEffects } from '../src/unused-router-parts.ts';

const COMMUNITY = join(import.meta.dirname, '..', '..', '..', 'apps', 'community', 'package.json');

test('every part of React Router that a page may do without can leave the bundle', () => {
  const root = dirname(createRequire(COMMUNITY).resolve('react-router/package.json'));
  const code = withoutEffects(readFileSync(join(root, 'dist/production/lib/dom/lib.js'), 'utf8'));
  const made = code.split('\n').filter((line) => /^const [A-Z]\w* = .*\.forwardRef\(/u.test(line));
  expect(made).toHaveLength(3);
  for (const line of made) expect(line).toMatch(/= \/\* @__PURE__ \*\/ /u);
  expect(code).not.toMatch(/^[A-Z]\w*\.displayName/mu);
});

test('what runs is left as it is', () => {
  const code =
    'const Link = React.forwardRef(draw);\nLink.displayName = "Link";\nstart(Link);\n  inner.displayName = "x";';
  expect(withoutEffects(code)).toBe(
    'const Link = /* @__PURE__ */ React.forwardRef(draw);\n\nstart(Link);\n  inner.displayName = "x";',
  );
});
