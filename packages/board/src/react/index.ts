export { BoardOutline } from './BoardOutline.tsx';
export type { BoardOutlineLabels, BoardOutlineProps } from './BoardOutline.tsx';
export { BoardViewer } from './BoardViewer.tsx';
export type { BoardViewerLabels, BoardViewerProps } from './BoardViewer.tsx';
export type { ThemeChoice } from './useColorScheme.ts';
