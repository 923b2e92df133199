import { fileURLToPath } from 'node:url';
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
import {
  type CoverageInput,
  coverageOf,
  type CoverageLine,
  staleReasons,
  summaryOf,
} from './protocol-docs/coverage.ts';
import { readScreens } from './protocol-docs/screens.ts';
import { SCREEN_TO_COME, WITHOUT_SCREEN } from './protocol-docs/withoutScreen.ts';

// `npm run protocol:coverage`: compares the specification with the contracts, handlers, cases and screens. Every case runs on the service
// and on the mocks, so one count serves both. The screens are read from the source of features/ and app/. Contracts with a future screen
// are counted and listed. The command fails on a line with a missing part, and on an outdated reason for having no screen.
const input: CoverageInput = {
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
  screens: readScreens(fileURLToPath(new URL('..', import.meta.url))),
  withoutScreen: WITHOUT_SCREEN,
  screenToCome: SCREEN_TO_COME,
};
const report = coverageOf(input);

const COLUMNS = ['specified', 'contract', 'handler', 'service', 'mocks', 'screen'] as const;
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
console.log(`\n${summaryOf(report).join('\n')}`);
const stale = staleReasons(input);
for (const sentence of stale) console.log(`  ${sentence}`);
process.exitCode = stale.length === 0 && report.every((part) => part.lines.every(({ missing }) => !missing)) ? 0 : 1;
