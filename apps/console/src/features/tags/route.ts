export { TagsPage as Component } from './TagsPage.tsx';
