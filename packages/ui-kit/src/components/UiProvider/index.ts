export * from './UiProvider.tsx';
export { preloadOverlays } from '../../internal/lazyModule.ts';
