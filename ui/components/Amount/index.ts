export { Amount, type AmountProps } from './Amount.tsx';
export { formatAmount, shortenAmount } from './formatAmount.ts';
