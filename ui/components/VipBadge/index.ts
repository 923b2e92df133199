export { VipBadge } from './VipBadge.tsx';
