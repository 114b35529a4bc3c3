export { WordsPage as Component } from './WordsPage.tsx';
