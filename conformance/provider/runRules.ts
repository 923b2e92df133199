import { RuleBroken } from '../wallet/testedWallet.ts';
import type { RuleResult } from '../wallet/index.ts';
import { PROVIDER_RULES, type ProviderRule, RULES_OF_CALLS } from './rules.ts';
import { NotTested, type ProviderUnderTest, TestedProvider } from './testedProvider.ts';

async function test({ name, text, run }: ProviderRule, under: ProviderUnderTest): Promise<RuleResult> {
  try {
    await run(new TestedProvider(under));
    return { name, text, verdict: 'passed' };
  } catch (error) {
    if (error instanceof NotTested) return { name, text, verdict: 'notRun', problem: error.message };
    const problem = error instanceof RuleBroken ? error.message : `the game failed: ${String(error)}`;
    return { name, text, verdict: 'failed', problem };
  }
}

/** Acts as the platform for a provider, rule by rule. Each rule opens the game with a separate launch. */
export async function runProviderRules(under: ProviderUnderTest): Promise<readonly RuleResult[]> {
  const results: RuleResult[] = [];
  for (const rule of PROVIDER_RULES) results.push(await test(rule, under));
  const { breaches, calls } = under.wallet;
  const ofCalls = Object.entries(RULES_OF_CALLS).map(([name, text]): RuleResult => {
    const problem = breaches.find((breach) => breach.rule === name)?.problem;
    if (problem !== undefined) return { name, text, verdict: 'failed', problem };
    return calls.length === 0
      ? { name, text, verdict: 'notRun', problem: 'no call arrived' }
      : { name, text, verdict: 'passed' };
  });
  return [...results, ...ofCalls];
}
