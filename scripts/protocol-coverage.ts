import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import {
  SPECIFIED_CODES,
  SPECIFIED_GROUPS,
  SPECIFIED_OPERATIONS,
  SPECIFIED_PATHS,
  SPECIFIED_PUSHES,
} from '#protocol/specification.ts';
import { coverageOf, type CoverageLine } from './protocol-docs/coverage.ts';

// `npm run protocol:coverage`: what the specification names, and what stands for it. Every case runs on the service and on the
// mocks alike, so one count serves both; a line with something missing fails the command.
const report = coverageOf({
  operations: OPERATIONS,
  pushes: PUSHES,
  endpoints: ENDPOINTS,
  handlers: [...OPERATION_HANDLERS, ...ENDPOINT_HANDLERS].map(({ contract }) => contract.name),
  cases: CONFORMANCE_CASES,
  specified: {
    operations: SPECIFIED_OPERATIONS,
    pushes: SPECIFIED_PUSHES,
    groups: SPECIFIED_GROUPS,
    paths: SPECIFIED_PATHS,
    codes: SPECIFIED_CODES,
  },
});

const COLUMNS = ['specified', 'contract', 'handler', 'service', 'mocks'] as const;
const cells = (line: CoverageLine): readonly string[] => COLUMNS.map((column) => line[column]);
for (const { title, lines } of report) {
  const widths = COLUMNS.map((column, at) =>
    Math.max(column.length, ...lines.map((line) => cells(line)[at]?.length ?? 0)),
  );
  const print = (texts: readonly string[]): void =>
    console.log(
      texts
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`\n${title}`);
  print(COLUMNS);
  for (const line of lines) print(cells(line));
}
const lines = report.flatMap((part) => part.lines);
const missing = lines.filter((line) => line.missing);
console.log(`\n${lines.length} lines, ${missing.length} with something missing`);
for (const line of missing) console.log(`  ${line.specified}: ${line.contract} ${line.handler} ${line.service}`);
process.exitCode = missing.length === 0 ? 0 : 1;
