export { BannersPage as Component } from './BannersPage.tsx';
