export { VirtualList, type VirtualListHandle } from './VirtualList.tsx';
