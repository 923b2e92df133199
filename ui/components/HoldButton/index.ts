export { HOLD_MS, HoldButton } from './HoldButton.tsx';
