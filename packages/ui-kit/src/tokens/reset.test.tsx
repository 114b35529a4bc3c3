import { afterEach, expect, test } from 'vitest';
import element from '../internal/element.module.css';

/** Every element the kit is made of, or an application may give to it as a part. */
const TAGS =
  'a article aside audio b blockquote button canvas code dd details div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr iframe img input kbd label legend li main mark menu nav ol output p pre progress section select small span strong summary svg table tbody td textarea th thead time tr ul video'.split(
    ' ',
  );

afterEach(() => document.body.replaceChildren());

function add(tag: string, className = '') {
  const made =
    tag === 'svg' ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);
  if (made instanceof HTMLAnchorElement) made.href = '#';
  made.setAttribute('class', className);
  document.body.append(made);
  return made;
}

/** Where the looks of two elements differ. Both are as wide as the page, or as what is in them, which is nothing. */
function differences(one: Element, other: Element, pseudo?: string) {
  const [mine, theirs] = [getComputedStyle(one, pseudo), getComputedStyle(other, pseudo)];
  return [...mine].filter(
    (property) => mine.getPropertyValue(property) !== theirs.getPropertyValue(property),
  );
}

// Applications leave the reset of single elements out of their stylesheets for that.
test('a page with reset.css gives each element what the kit gives its own', () => {
  expect(element['element']).toMatch(/\S/u);
  const found = TAGS.flatMap((tag) => {
    const [bare, own] = [add(tag), add(tag, element['element'])];
    return [undefined, '::before', '::after']
      .flatMap((pseudo) => differences(bare, own, pseudo))
      .map((property) => `${tag}: ${property}`);
  });
  expect(found).toEqual([]);
});

test.each(['a', 'button', 'input', 'select', 'textarea', 'summary'])(
  '%s has the same ring of focus',
  (tag) => {
    const ring = (className?: string) => {
      const made = add(tag, className) as HTMLElement;
      made.tabIndex = 0;
      made.focus({ focusVisible: true });
      const { outline, outlineOffset } = getComputedStyle(made);
      return { outline, outlineOffset };
    };
    const bare = ring();
    expect(bare.outline).toContain('solid');
    expect(ring(element['element'])).toEqual(bare);
  },
);
