export { highlight, type TextPart } from './highlight.ts';
export * from './SearchField.tsx';
export * from './searchLimits.ts';
