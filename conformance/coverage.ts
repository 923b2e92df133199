import type { EndpointContract } from '#protocol/endpoint.ts';
import type { OperationContract } from '#protocol/operation.ts';
import type { ConformanceCase } from './case.ts';

/** The codes without a case, written `contract code`. They are each contract's success and each code that it declares. */
export function missingCases(
  contracts: readonly (OperationContract | EndpointContract)[],
  cases: readonly ConformanceCase[],
): readonly string[] {
  const proved = new Set(cases.map(({ contract, code }) => `${contract} ${code}`));
  return contracts
    .flatMap((contract) => [200, ...contract.codes].map((code) => `${contract.name} ${code}`))
    .filter((fact) => !proved.has(fact));
}

/** Cases with a code that their contract does not declare. */
export function undeclaredCases(
  contracts: readonly (OperationContract | EndpointContract)[],
  cases: readonly ConformanceCase[],
): readonly string[] {
  const declared = new Set(
    contracts.flatMap((contract) => [200, ...contract.codes].map((code) => `${contract.name} ${code}`)),
  );
  return cases.map(({ contract, code }) => `${contract} ${code}`).filter((fact) => !declared.has(fact));
}
