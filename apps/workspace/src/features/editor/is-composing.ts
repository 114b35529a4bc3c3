import type { KeyboardEvent } from 'react';

/** Code of a key that an input method takes, also in browsers that end the composition before they say so (Safari). */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to the composition of a character, as Enter and Escape do while Chinese, Japanese or Korean is typed. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
