export { RecentPage } from './RecentPage.tsx';
export { SharedPage } from './SharedPage.tsx';
export { StarredPage } from './StarredPage.tsx';
export { TrashPage } from './TrashPage.tsx';
