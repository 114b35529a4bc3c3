export { TryOutPage as Component } from './TryOutPage.tsx';
