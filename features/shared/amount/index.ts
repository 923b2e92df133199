export { AmountField } from './AmountField.tsx';
export { GoldKeypad } from './GoldKeypad.tsx';
export { useReadAmount } from './useReadAmount.ts';
