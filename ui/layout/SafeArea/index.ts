export { SafeArea } from './SafeArea.tsx';
