export { BannerView, type BannerViewProps } from './BannerView.tsx';
