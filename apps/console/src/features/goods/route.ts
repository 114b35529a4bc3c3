export { GoodsPage as Component } from './GoodsPage.tsx';
