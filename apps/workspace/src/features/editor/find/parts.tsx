import { lazyPart } from '@boardwalk/app-shell/parts';
import { loadReading } from '@boardwalk/board/react';
import type { FindBarProps } from './FindBar.tsx';
import type { PresentationProps } from './Presentation.tsx';

/** The search in the board, loaded when it is asked for. */
export const findBar = lazyPart(async () => {
  const [{ FindBar }, reading] = await Promise.all([import('./reading.ts'), loadReading()]);
  return { default: (input: FindBarProps) => <FindBar {...input} reading={reading} /> };
});

/** The presentation of the board, loaded when it is asked for. */
export const presentation = lazyPart(async () => {
  const [{ Presentation }, reading] = await Promise.all([import('./reading.ts'), loadReading()]);
  return { default: (input: PresentationProps) => <Presentation {...input} reading={reading} /> };
});
