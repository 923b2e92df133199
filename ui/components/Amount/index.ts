export { Amount } from './Amount.tsx';
