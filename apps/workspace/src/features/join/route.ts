export { JoinPage as Component } from './JoinPage.tsx';
