export { LogPage as Component } from './LogPage.tsx';
