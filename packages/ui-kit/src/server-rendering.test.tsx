import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UiProvider } from './index.ts';
import { COMPONENTS } from './testing/components.tsx';

for (const { name, render } of COMPONENTS) {
  test(`${name} comes from the server without style elements, scripts or style attributes, and hydrates unchanged`, async () => {
    const html = renderToString(<UiProvider>{render({})}</UiProvider>);
    expect(html).not.toMatch(/<style|<script/);
    // The library's hidden input of Select is the one exception; Select.module.css hides it as well.
    const attributes =
      html.replace(/<input[^>]*aria-hidden="true"[^>]*>/g, '').match(/ style="[^"]*"/g) ?? [];
    expect(attributes).toEqual([]);

    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = document.createElement('div');
    host.innerHTML = html;
    document.body.append(host);
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const recovered = vi.fn();
    await act(async () => {
      const root = hydrateRoot(host, <UiProvider>{render({})}</UiProvider>, {
        onRecoverableError: recovered,
      });
      await Promise.resolve();
      setTimeout(() => root.unmount());
    });
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    expect(recovered).not.toHaveBeenCalled();
    expect(errors.mock.calls.map(([first]) => String(first))).toEqual([]);
    errors.mockRestore();
    host.remove();
  });
}
