export { Text } from './Text.tsx';
