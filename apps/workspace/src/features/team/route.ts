export { TeamPage as Component } from './TeamPage.tsx';
