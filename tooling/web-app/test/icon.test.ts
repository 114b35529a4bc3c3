import { expect, test } from 'vitest';
import createLucideIcon from '../src/icon.ts';

const Icon = createLucideIcon({
  name: 'plus',
  size: 24,
  node: [
    ['path', { d: 'M5 12h14', key: 'one' }],
    ['circle', { cx: 12, cy: 12, r: '2', key: 'two' }],
  ],
});
const propsOf = (props: Parameters<typeof Icon>[0]) => Icon(props).props as Record<string, unknown>;

test('an icon is drawn as written, without the keys of its parts, in a stroke of the colour around it', () => {
  expect(propsOf({})).toMatchObject({
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    className: 'lucide lucide-plus',
    dangerouslySetInnerHTML: { __html: '<path d="M5 12h14"/><circle cx="12" cy="12" r="2"/>' },
  });
});

test('what is given goes before', () => {
  expect(propsOf({ size: 16, strokeWidth: 1.5, fill: 'red', className: 'big' })).toMatchObject({
    width: 16,
    height: 16,
    strokeWidth: 1.5,
    fill: 'red',
    className: 'lucide lucide-plus big',
  });
});

test('an icon is hidden from assistive technology unless it has a name or a role', () => {
  expect(propsOf({})['aria-hidden']).toBe(true);
  expect(propsOf({ 'aria-label': 'Add' })['aria-hidden']).toBeUndefined();
  expect(propsOf({ role: 'img' })['aria-hidden']).toBeUndefined();
});
