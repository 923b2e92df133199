export { Progress } from './Progress.tsx';
export { ProgressRing } from './ProgressRing.tsx';
