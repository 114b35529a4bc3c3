import { useState, type ChangeEvent, type CompositionEvent, type CompositionEventHandler } from 'react';

/**
 * What a field shows: its value, but while an input method composes, the letters that are there. Other letters in their place, such as
 * narrow digits for wide ones, would end the composition, and the browser would write what was composed once more.
 *
 * @param value what the field is to show; undefined where it keeps that itself
 * @param onCompositionEnd the caller's own handler
 */
export function useComposedText<Value>(
  value: Value,
  onCompositionEnd: CompositionEventHandler<HTMLInputElement> | undefined,
) {
  const [composed, setComposed] = useState<string | null>(null);
  return {
    shown: value === undefined ? value : (composed ?? value),
    note: ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) =>
      setComposed((nativeEvent as InputEvent).isComposing ? target.value : null),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      onCompositionEnd?.(event);
      setComposed(null);
    },
  };
}
