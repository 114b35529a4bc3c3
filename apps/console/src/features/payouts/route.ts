export { PayoutsPage as Component } from './PayoutsPage.tsx';
