export { RedeemDialog } from './LazyRedeemDialog.ts';
export { RedeemPanel } from './LazyRedeemPanel.ts';
