export { VideoOverlay, type VideoOverlayEnd } from './VideoOverlay.tsx';
