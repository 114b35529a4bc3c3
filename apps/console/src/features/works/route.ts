export { WorksPage as Component } from './WorksPage.tsx';
