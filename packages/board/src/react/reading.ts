/* What is fetched together when somebody searches in a board or presents it: one file more for both. */
export { showFound } from '../surface/foundTexts.ts';
export { BoardFind } from './BoardFind.tsx';
export { BoardPresentation } from './BoardPresentation.tsx';
