import { lazyPart } from '@boardwalk/app-shell/parts';
import { loadBoardFind, loadBoardPresentation } from '@boardwalk/board/react';
import type { FindBarProps } from './FindBar.tsx';
import type { PresentationProps } from './Presentation.tsx';

/** The search in the board, loaded when it is asked for. */
export const findBar = lazyPart(async () => {
  const [{ FindBar }, Part] = await Promise.all([import('./FindBar.tsx'), loadBoardFind()]);
  return { default: (input: FindBarProps) => <FindBar {...input} Part={Part} /> };
});

/** The presentation of the board, loaded when it is asked for. */
export const presentation = lazyPart(async () => {
  const [{ Presentation }, Part] = await Promise.all([import('./Presentation.tsx'), loadBoardPresentation()]);
  return { default: (input: PresentationProps) => <Presentation {...input} Part={Part} /> };
});
