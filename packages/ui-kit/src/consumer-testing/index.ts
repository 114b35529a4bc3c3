export * from './drivers.ts';
export * from './kitTester.ts';
export { preloadOverlays } from '../internal/lazyModule.ts';
