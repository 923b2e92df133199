export { WalletPill } from './WalletPill.tsx';
