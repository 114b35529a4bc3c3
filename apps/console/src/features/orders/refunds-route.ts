export { RefundsPage as Component } from './RefundsPage.tsx';
