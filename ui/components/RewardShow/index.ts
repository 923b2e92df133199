export { RewardShow, type RewardShowProps, type RewardSize } from './RewardShow.tsx';
