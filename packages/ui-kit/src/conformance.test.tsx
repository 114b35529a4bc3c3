import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import * as kit from './index.ts';
import { COMPONENTS } from './testing/components.tsx';
import { mount } from './testing/mount.tsx';
import { OVERLAYS } from './testing/overlayCases.tsx';

for (const { name, render, data = {}, refTag } of COMPONENTS) {
  test(`${name} forwards its ref, keeps its own class beside the given one, and says its state in attributes`, async () => {
    const ref = createRef<HTMLElement>();
    const { host } = await mount(render({ ref: ref as never, className: 'given' }));
    const element = host.querySelector('.given');
    expect(element).not.toBeNull();
    expect(ref.current).toBeInstanceOf(HTMLElement);
    if (refTag === undefined) expect(ref.current).toBe(element);
    else expect(ref.current?.tagName).toBe(refTag);
    for (const [attribute, value] of Object.entries(data))
      expect(element?.getAttribute(attribute)).toBe(value);
    await expect.poll(() => element?.classList.contains('given')).toBe(true);
  });
}

for (const { name, render } of COMPONENTS.filter(({ closed }) => closed === undefined)) {
  test(`${name} passes on id, data attributes, style and handlers, each to one element`, async () => {
    const onPointerDown = vi.fn();
    const { host } = await mount(
      render({ id: 'given-id', 'data-given': 'yes', style: { opacity: '0.5' }, onPointerDown }),
    );
    expect(host.querySelectorAll('[id="given-id"]')).toHaveLength(1);
    const marked = host.querySelectorAll<HTMLElement>('[data-given="yes"]');
    expect(marked).toHaveLength(1);
    const styled = [...host.querySelectorAll<HTMLElement>('*')].filter(
      ({ style }) => style.opacity === '0.5',
    );
    expect(styled).toHaveLength(1);
    marked[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onPointerDown).toHaveBeenCalledOnce();
  });
}

for (const { name, render } of COMPONENTS) {
  test(`${name} has what it announces in places that assistive technology knows before`, async () => {
    const { host } = await mount(render({}));
    const lost = [...host.querySelectorAll<HTMLElement>('[aria-live], [role=status], [role=alert]')].filter(
      (region) => !region.checkVisibility({ visibilityProperty: true }),
    );
    expect(lost).toEqual([]);
  });
}

for (const { name, disabled } of COMPONENTS) {
  if (!disabled) continue;
  test(`${name} that is disabled has nothing that can be operated`, async () => {
    const { host } = await mount(disabled());
    const controls = [...host.querySelectorAll('button, input, select, textarea, a[href]')];
    expect(controls.length).toBeGreaterThan(0);
    const operable = controls.filter(
      (control) => !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true',
    );
    expect(operable).toEqual([]);
  });
}

/** Providers and parts: drawn by, or around, a component that is listed. */
const ELSEWHERE = [
  /^(Ui|Toast|Confirm)Provider$/,
  /^ConfirmDialog$/,
  /^Card(Actions|Body|Media)$/,
  /^Menu(Item|Link|Separator|Group|RadioGroup)$/,
];

test('every component that the kit exports is in this suite', () => {
  const exported = Object.entries(kit)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  const listed = new Set([...COMPONENTS, ...OVERLAYS].map(({ name }) => name));
  expect(exported.length).toBeGreaterThan(50);
  expect(
    exported.filter((name) => !listed.has(name) && !ELSEWHERE.some((pattern) => pattern.test(name))),
  ).toEqual([]);
});

/** Makes the browser prefer something, as its reader would in the system's settings. */
const prefer = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

/** All components in place, one below the other. */
const everything = () => (
  <>
    {COMPONENTS.map(({ name, render }) => (
      <section key={name} data-component={name} style={{ padding: 16 }}>
        {render({})}
      </section>
    ))}
  </>
);

/** Milliseconds of the longest duration in a computed list such as `0s, 0.12s`. */
const longest = (durations: string) =>
  Math.max(...durations.split(',').map((one) => Number.parseFloat(one) * (one.includes('ms') ? 1 : 1000)));

const TIMING = new Set(['offset', 'computedOffset', 'easing', 'composite']);

/** Whether an animation changes nothing but how opaque something is. */
const onlyFades = (effect: KeyframeEffect) =>
  effect
    .getKeyframes()
    .every((frame) => Object.keys(frame).every((key) => TIMING.has(key) || key === 'opacity'));

test('under reduced motion nothing takes time to change', async () => {
  await prefer('prefers-reduced-motion', 'reduce');
  const { host } = await mount(everything());
  const moving = [...host.querySelectorAll('*')].flatMap((element) => {
    const component = element.closest<HTMLElement>('[data-component]')?.dataset['component'];
    return ['', '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const takes = longest(style.transitionDuration) > 1;
      return takes ? [`${component} ${element.className} ${pseudo}: ${style.transitionDuration}`] : [];
    });
  });
  expect(moving).toEqual([]);
  const animated = document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
    // Fading in place moves nothing, and says that something goes on.
    .filter(({ effect }) => !onlyFades(effect as KeyframeEffect));
  expect(animated.map(({ effect }) => (effect as KeyframeEffect).target?.className)).toEqual([]);
});

const CONTROLS = 'button, input, select, textarea, a[href], [tabindex]';

/** Whether an element, or what stands for it, is drawn with a line around it. */
function hasRing(element: Element, host: Element): boolean {
  for (let around: Element | null = element; around && around !== host; around = around.parentElement) {
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(around, pseudo);
      if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) return true;
    }
  }
  // Native controls that are hidden draw their focus on what is beside them.
  return [...(element.parentElement?.children ?? [])].some((beside) => {
    const style = getComputedStyle(beside);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  });
}

test('under forced colours every control that has the focus is drawn with a line around it', async () => {
  await prefer('forced-colors', 'active');
  const { host } = await mount(everything());
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const without: string[] = [];
  for (const control of host.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.tabIndex < 0 || control.matches(':disabled')) continue;
    control.focus({ focusVisible: true });
    if (document.activeElement !== control || hasRing(control, host)) continue;
    without.push(
      `${control.closest<HTMLElement>('[data-component]')?.dataset['component']}: ${control.outerHTML.slice(0, 80)}`,
    );
  }
  expect(without).toEqual([]);
});

test('under forced colours every field and button with a face has an edge', async () => {
  await prefer('forced-colors', 'active');
  const { host } = await mount(everything());
  const names = ['Button', 'TextField', 'TextArea', 'Select', 'NumberField', 'Checkbox', 'RadioGroup'];
  const edgeless = names.filter((name) => {
    const component = host.querySelector(`[data-component=${name}]`);
    return ![...(component?.querySelectorAll('*') ?? [])].some(
      (element) =>
        getComputedStyle(element).borderTopStyle !== 'none' &&
        Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0,
    );
  });
  expect(edgeless).toEqual([]);
});

test('under forced colours the chosen segment looks unlike the others, and a dialog has an edge', async () => {
  await prefer('forced-colors', 'active');
  const { host } = await mount(
    <>
      <kit.Segmented
        label="Order"
        options={['Newest', 'Hottest'].map((label) => ({ value: label, label }))}
        value="Newest"
        onValueChange={() => undefined}
      />
      <kit.Dialog open onClose={() => undefined} title="Rename" closeLabel="Close">
        Text
      </kit.Dialog>
    </>,
  );
  const [chosen, other] = [...host.querySelectorAll('label')].map(
    (label) => getComputedStyle(label).backgroundColor,
  );
  const mark = document.createElement('i');
  mark.style.backgroundColor = 'Highlight';
  host.append(mark);
  expect(chosen).toBe(getComputedStyle(mark).backgroundColor);
  expect(other).not.toBe(chosen);
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  await expect.element(dialog).toBeVisible();
  expect(getComputedStyle(dialog.element()).borderTopStyle).toBe('solid');
});

for (const dir of ['ltr', 'rtl'] as const) {
  test(`written ${dir}, no component is wider than a window of 320 px`, async () => {
    await page.viewport(320, 640);
    document.documentElement.dir = dir;
    const { host } = await mount(everything());
    const wide = [...host.querySelectorAll<HTMLElement>('[data-component]')].filter(
      (component) => component.scrollWidth > component.clientWidth,
    );
    const names = wide.map((component) => component.dataset['component']);
    document.documentElement.removeAttribute('dir');
    await page.viewport(1280, 800);
    expect(names).toEqual([]);
  });
}
