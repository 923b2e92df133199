export { Immersive } from './Immersive.tsx';
