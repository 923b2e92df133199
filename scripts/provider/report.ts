import type { RuleResult } from '#conformance/wallet/index.ts';

const MARKS = { passed: 'ok  ', failed: 'FAIL', notRun: '-   ' } as const;

/** The output of `npm run provider:conformance`. */
export function reportLines(results: readonly RuleResult[]): string[] {
  const count = (verdict: RuleResult['verdict']): number => results.filter((each) => each.verdict === verdict).length;
  return [
    ...results.flatMap(({ name, text, verdict, problem }) => [
      `${MARKS[verdict]} ${name}: ${text}`,
      ...(problem === undefined || verdict === 'passed' ? [] : [`       ${problem}`]),
    ]),
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('notRun')} not tested`,
  ];
}
