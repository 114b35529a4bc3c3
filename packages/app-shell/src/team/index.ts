export { TeamPicture } from './TeamPicture.tsx';
