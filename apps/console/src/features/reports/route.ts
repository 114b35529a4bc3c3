export { ReportsPage as Component } from './ReportsPage.tsx';
