export { EditorPage as Component } from './EditorPage.tsx';
