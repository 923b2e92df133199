export { AmountKeypad, type AmountKeypadProps, type KeypadLine } from './AmountKeypad.tsx';
