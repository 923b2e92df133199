export { BottomSheet } from './BottomSheet.tsx';
