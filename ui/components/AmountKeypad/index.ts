export { AmountKeypad, type KeypadLine } from './AmountKeypad.tsx';
