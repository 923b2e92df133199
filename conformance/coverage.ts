import type { EndpointContract } from '#protocol/endpoint.ts';
import type { OperationContract } from '#protocol/operation.ts';
import type { ConformanceCase } from './case.ts';

/** What is still to be proved: each contract's good answer and each code it declares, written `contract code`. */
export function missingCases(
  contracts: readonly (OperationContract | EndpointContract)[],
  cases: readonly ConformanceCase[],
): readonly string[] {
  const proved = new Set(cases.map(({ contract, code }) => `${contract} ${code}`));
  return contracts
    .flatMap((contract) => [200, ...contract.codes].map((code) => `${contract.name} ${code}`))
    .filter((fact) => !proved.has(fact));
}

/** Cases that prove what no contract declares. */
export function undeclaredCases(
  contracts: readonly (OperationContract | EndpointContract)[],
  cases: readonly ConformanceCase[],
): readonly string[] {
  const declared = new Set(
    contracts.flatMap((contract) => [200, ...contract.codes].map((code) => `${contract.name} ${code}`)),
  );
  return cases.map(({ contract, code }) => `${contract} ${code}`).filter((fact) => !declared.has(fact));
}
