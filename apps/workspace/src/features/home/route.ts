export { HomeLayout as Component } from './HomeLayout.tsx';
