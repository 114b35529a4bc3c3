export { SystemPage as Component } from './SystemPage.tsx';
