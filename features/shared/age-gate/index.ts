export { AgeGate, type AgeGateProps } from './AgeGate.tsx';
export { RatingMark } from './RatingMark.tsx';
