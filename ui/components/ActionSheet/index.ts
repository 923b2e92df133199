export { type Action, ActionSheet } from './ActionSheet.tsx';
export { type Point, useLongPress } from './useLongPress.ts';
