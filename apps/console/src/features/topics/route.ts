export { TopicsPage as Component } from './TopicsPage.tsx';
