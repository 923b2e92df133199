export { InfiniteList } from './InfiniteList.tsx';
