export { runProviderRules } from './runRules.ts';
export type { OpenedGame, ProviderUnderTest } from './testedProvider.ts';
export { type ReceivedCall, TestWallet, type WalletReply } from './testWallet.ts';
