export { Pill } from './Pill.tsx';
