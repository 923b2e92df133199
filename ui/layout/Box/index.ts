export { Box } from './Box.tsx';
