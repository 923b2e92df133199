import type { TestedWallet } from './testedWallet.ts';

export interface WalletRule {
  readonly name: string;
  readonly text: string;
  /** @throws RuleBroken if the wallet breaks the rule, NotTested if it cannot be tested */
  readonly run: (wallet: TestedWallet) => Promise<void>;
}

export const rule = (name: string, text: string, run: WalletRule['run']): WalletRule => ({ name, text, run });
