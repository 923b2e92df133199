export { Skeleton, SkeletonGroup } from './Skeleton.tsx';
