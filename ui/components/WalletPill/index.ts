export { WalletPill, type WalletBalance, type WalletPillProps } from './WalletPill.tsx';
