export { FloatingPanel } from './FloatingPanel.tsx';
