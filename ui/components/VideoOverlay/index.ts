export { VideoOverlay } from './VideoOverlay.tsx';
