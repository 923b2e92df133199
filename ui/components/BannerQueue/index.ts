export { type Banner, BannerQueue } from './BannerQueue.tsx';
