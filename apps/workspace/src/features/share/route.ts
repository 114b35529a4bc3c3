export { SharePage as Component } from './SharePage.tsx';
