export { ReviewPage as Component } from './ReviewPage.tsx';
