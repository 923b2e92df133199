export { Confetti } from './Confetti.tsx';
