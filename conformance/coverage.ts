import type { EndpointRow } from '#protocol/endpoint.ts';
import type { OperationRow } from '#protocol/operation.ts';
import type { ConformanceCase } from './case.ts';

/** What is still to be proved: each row's good answer and each code it declares, written `row code`. */
export function missingCases(
  rows: readonly (OperationRow | EndpointRow)[],
  cases: readonly ConformanceCase[],
): readonly string[] {
  const proved = new Set(cases.map(({ row, code }) => `${row} ${code}`));
  return rows
    .flatMap((row) => [200, ...row.codes].map((code) => `${row.name} ${code}`))
    .filter((fact) => !proved.has(fact));
}

/** Cases that prove what no row declares. */
export function strayCases(
  rows: readonly (OperationRow | EndpointRow)[],
  cases: readonly ConformanceCase[],
): readonly string[] {
  const declared = new Set(rows.flatMap((row) => [200, ...row.codes].map((code) => `${row.name} ${code}`)));
  return cases.map(({ row, code }) => `${row} ${code}`).filter((fact) => !declared.has(fact));
}
