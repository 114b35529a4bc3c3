import { createRef } from 'react';
import { expect, test } from 'vitest';
import { COMPONENTS } from './testing/components.tsx';
import { mount } from './testing/mount.tsx';

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
