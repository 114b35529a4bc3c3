export { usePageEdge } from './use-page-edge.ts';
