export { Badge } from './Badge.tsx';
