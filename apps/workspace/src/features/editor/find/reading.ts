export { FindBar } from './FindBar.tsx';
export { Presentation } from './Presentation.tsx';
