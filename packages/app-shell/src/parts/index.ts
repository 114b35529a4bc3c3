export { lazyPart, type LazyPart } from './lazy-part.ts';
export { PartBoundary } from './PartBoundary.tsx';
