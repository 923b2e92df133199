import { type RuleResult, runWalletRules } from '#conformance/wallet/index.ts';
import { askPerson } from './askPerson.ts';
import { type HttpWallet, httpWallet } from './httpWallet.ts';

/** Tests a wallet as a provider. @param waitsForSignOut whether the test asks you to sign the player out, for the rules of an expired session */
export function testWallet(settings: HttpWallet, waitsForSignOut: boolean): Promise<readonly RuleResult[]> {
  const wallet = httpWallet(settings);
  const endSession = (): Promise<void> => askPerson('Sign the player out, then press Enter. ');
  return runWalletRules(waitsForSignOut ? { ...wallet, endSession } : wallet);
}
