import * as z from 'zod/mini';
import { Amount, PlayerID } from '#protocol/entities/identifiers.ts';
import { GameSessionFacts } from '#protocol/wallet/index.ts';
import { fieldProblem } from './fieldProblem.ts';
import type { WalletRule } from './rule.ts';
import { openBeforeExpiry, rulesAfterExpiry, WALLET_RULES } from './rules.ts';
import {
  type Answer,
  NotTested,
  require,
  RuleBroken,
  requireSame,
  TestedWallet,
  type WalletUnderTest,
} from './testedWallet.ts';

export interface RuleResult {
  readonly name: string;
  readonly text: string;
  readonly verdict: 'passed' | 'failed' | 'notRun';
  /** The actual behaviour, or the reason why the rule was not tested. */
  readonly problem?: string;
}

/** Opens the game session that every other rule uses. */
const AUTHENTICATE: WalletRule = {
  name: 'authenticate.session',
  text: 'opens a session once, and answers a repeated call with the same token',
  async run(wallet) {
    const [token, transaction_uuid] = [wallet.under.launchToken, wallet.under.unique()];
    const first = await wallet.expect('RS_OK', 'authenticate', { token, transaction_uuid });
    require(first.token !== undefined, 'authenticate answered no token');
    wallet.token = first.token;
    wallet.stake = Math.max(1, first.min_bet ?? 1);
    wallet.limits = first;
    requireSame(first, await wallet.call('authenticate', { token, transaction_uuid }));
    await wallet.expect('INVALID_TOKEN', 'authenticate', { token });
    requireFacts(first);
  },
};

const OpenedSession = z.object({
  ...GameSessionFacts.shape,
  user: PlayerID,
  balance: Amount,
  currency: z.literal('GOLD'),
});

/** Requires every field that docs/providers.md names for an answer of `authenticate`. */
function requireFacts(answer: Answer): void {
  const facts = OpenedSession.safeParse(answer);
  if (!facts.success) throw new RuleBroken(`the answer to authenticate ${fieldProblem(facts.error, answer)}`);
}

async function test({ name, text, run }: WalletRule, wallet: TestedWallet): Promise<RuleResult> {
  try {
    await run(wallet);
    return { name, text, verdict: 'passed' };
  } catch (error) {
    if (error instanceof NotTested) return { name, text, verdict: 'notRun', problem: error.message };
    const problem = error instanceof RuleBroken ? error.message : `the call failed: ${String(error)}`;
    return { name, text, verdict: 'failed', problem };
  }
}

const notRun = (rules: readonly WalletRule[], problem: string): RuleResult[] =>
  rules.map(({ name, text }) => ({ name, text, verdict: 'notRun', problem }));

/** Acts as a provider against a wallet, rule by rule. A broken rule does not stop the others. */
export async function runWalletRules(under: WalletUnderTest): Promise<readonly RuleResult[]> {
  const wallet = new TestedWallet(under);
  const results = [await test(AUTHENTICATE, wallet)];
  const nowhere = { round: '', bet: '' };
  const untested = rulesAfterExpiry({ won: nowhere, returned: nowhere });
  if (wallet.token === '')
    return [...results, ...notRun([...WALLET_RULES, ...untested], 'there is no session to test with')];
  for (const rule of WALLET_RULES) results.push(await test(rule, wallet));
  if (under.endSession === undefined) return [...results, ...notRun(untested, 'the session was not ended')];
  try {
    const open = await openBeforeExpiry(wallet);
    await under.endSession();
    for (const rule of rulesAfterExpiry(open)) results.push(await test(rule, wallet));
  } catch (error) {
    results.push(...notRun(untested, `no rounds could be opened: ${String(error)}`));
  }
  return results;
}
