export { type RuleResult, runWalletRules } from './runRules.ts';
export type { Reply, SentCall, WalletUnderTest } from './testedWallet.ts';
