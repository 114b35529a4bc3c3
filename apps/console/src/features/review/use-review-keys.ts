import { useEffect, useEffectEvent } from 'react';

/** Things a key would be meant for: what one writes in, a menu, a dialog, the board. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], canvas';

/**
 * Single keys of the page. They do nothing while something else has the keyboard, or with Ctrl, Alt or Cmd.
 *
 * @param isOn whether they act
 * @param actions what each key does
 */
export function useReviewKeys(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, defaultPrevented, isComposing, repeat } = event;
    if (defaultPrevented || ctrlKey || altKey || metaKey || isComposing || repeat) return;
    if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
    const action = actions[key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
