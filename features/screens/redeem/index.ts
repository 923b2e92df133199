export { RedeemDialog, RedeemPanel } from './LazyRedeemDialog.ts';
