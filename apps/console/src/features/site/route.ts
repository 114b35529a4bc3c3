export { SitePage as Component } from './SitePage.tsx';
