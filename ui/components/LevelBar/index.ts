export { LevelBar } from './LevelBar.tsx';
