export { Tree } from './Tree.tsx';
export type { TreeItem, TreeMove, TreeProps, TreeWords } from './tree-types.ts';
