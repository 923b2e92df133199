export { SendButton } from './SendButton.tsx';
export { useCountdown } from './useCountdown.ts';
