import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing.ts';

/**
 * Lets Enter submit the form around a field that belongs to none, as it does in every other field: by the button that
 * submits, which may be disabled.
 */
export function submitAround(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
  const form = event.currentTarget.closest('form');
  if (form === null) return;
  const button = [...form.elements].find(
    (element) => (element as HTMLButtonElement | HTMLInputElement).type === 'submit',
  );
  if (button instanceof HTMLElement) button.click();
  else form.requestSubmit();
}
