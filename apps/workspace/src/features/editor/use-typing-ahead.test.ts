import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdTyping } from './use-typing-ahead.ts';

let end: (() => void) | undefined;
const heard: string[] = [];
const hear = ({ key }: KeyboardEvent) => heard.push(key);

afterEach(() => {
  end?.();
  window.removeEventListener('keydown', hear);
  heard.length = 0;
  document.body.replaceChildren();
});

/** A field that has the keyboard when it is asked to. */
function aField(): HTMLInputElement {
  window.addEventListener('keydown', hear);
  return document.body.appendChild(document.createElement('input'));
}

test('what is typed before a field has the keyboard is in it, and nothing else hears it', async () => {
  const field = aField();
  end = holdTyping();
  await userEvent.keyboard('align x{Backspace}top{Enter}');
  expect(heard).toEqual([]);
  field.focus();
  await expect.poll(() => field.value).toBe('align top');
  await userEvent.keyboard('s');
  expect(field.value).toBe('align tops');
  expect(heard).toEqual(['s']);
});

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['a press of the mouse', async () => void window.dispatchEvent(new PointerEvent('pointerdown'))],
])('%s ends the wait: what comes then is not kept', async (_what, press) => {
  const field = aField();
  end = holdTyping();
  await userEvent.keyboard('v');
  await press();
  await userEvent.keyboard('h');
  expect(heard.at(-1)).toBe('h');
  field.focus();
  await Promise.resolve();
  expect(field.value).toBe('');
});

test('keys with Ctrl go their way', async () => {
  aField();
  end = holdTyping();
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(heard).toContain('y');
});

test('what else gets the keyboard takes its keys, and the field that comes after it what was typed before', async () => {
  const field = aField();
  const button = document.body.appendChild(document.createElement('button'));
  const onPress = vi.fn<() => void>();
  button.addEventListener('click', onPress);
  end = holdTyping();
  await userEvent.keyboard('out');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  field.focus();
  await expect.poll(() => field.value).toBe('out');
});
