export { RedeemDialog } from './LazyRedeemDialog.ts';
