import type { ConformanceCase } from '#conformance/case.ts';
import type { EndpointRow } from '#protocol/endpoint.ts';
import type { OperationRow, PushRow } from '#protocol/operation.ts';

/** One thing that the specification names, and what stands for it; `–` where there is nothing. */
export interface CoverageLine {
  readonly specified: string;
  readonly row: string;
  readonly handler: string;
  /** Cases that run there: those of the row's own, and all with what holds of every row. */
  readonly service: string;
  readonly mocks: string;
  readonly missing: boolean;
}

export interface CoveragePart {
  readonly title: string;
  readonly lines: readonly CoverageLine[];
}

export interface CoverageInput {
  readonly operations: readonly OperationRow[];
  readonly pushes: readonly PushRow[];
  readonly endpoints: readonly EndpointRow[];
  /** Names of the rows that a handler answers. */
  readonly handlers: readonly string[];
  readonly cases: readonly ConformanceCase[];
  readonly specified: {
    readonly operations: readonly number[];
    readonly pushes: readonly number[];
    readonly groups: readonly string[];
    readonly paths: readonly string[];
    readonly codes: readonly number[];
  };
}

const NOTHING = '–';

/** Holds what the specification names against rows, handlers and cases. */
export function coverageOf(input: CoverageInput): readonly CoveragePart[] {
  const { specified, operations, pushes, endpoints } = input;
  const added = (rows: readonly (OperationRow | EndpointRow)[]) => rows.filter(({ origin }) => origin === 'added');
  return [
    {
      title: 'Operations that the specification numbers',
      lines: specified.operations.map((op) =>
        rowLine(
          input,
          String(op),
          operations.find((row) => row.op === op),
        ),
      ),
    },
    {
      title: 'Pushes',
      lines: pushes
        .map(({ op }) => op)
        .concat(specified.pushes.filter((op) => pushes.every((push) => push.op !== op)))
        .map((op) => pushLine(input, op)),
    },
    {
      title: 'Groups that the specification names without numbers',
      lines: specified.groups.map((group) => groupLine(input, group)),
    },
    {
      title: 'Paths',
      lines: specified.paths.map((path) =>
        rowLine(
          input,
          path,
          endpoints.find((row) => row.path === path),
        ),
      ),
    },
    {
      title: 'Operations and paths of our own',
      lines: [...added(operations), ...added(endpoints)].map((row) =>
        rowLine(input, row.kind === 'operation' ? String(row.op) : row.path, row),
      ),
    },
    { title: 'Codes of the error catalogues', lines: specified.codes.map((code) => codeLine(input, code)) },
  ];
}

function rowLine(input: CoverageInput, name: string, row: OperationRow | EndpointRow | undefined): CoverageLine {
  const cases = input.cases.filter((each) => each.row === row?.name);
  const own = cases.filter(({ generated }) => generated !== 'contract');
  const codes = new Set<number>([200, ...(row?.codes ?? [])]);
  const proved = new Set(cases.map(({ code }) => code));
  const counted = own.length === 0 ? NOTHING : `${own.length} own, ${cases.length} in all`;
  const hasHandler = row !== undefined && input.handlers.includes(row.name);
  return {
    specified: name,
    row: row?.name ?? NOTHING,
    handler: hasHandler ? 'yes' : NOTHING,
    service: counted,
    mocks: counted,
    missing: row === undefined || !hasHandler || own.length === 0 || [...codes].some((code) => !proved.has(code)),
  };
}

/** The conformance suite itself fails where a push is heard by none of its cases, on every backend. */
function pushLine({ pushes }: Pick<CoverageInput, 'pushes'>, op: number): CoverageLine {
  const row = pushes.find((push) => push.op === op);
  const heard = row === undefined ? NOTHING : 'heard';
  return {
    specified: String(op),
    row: row?.name ?? NOTHING,
    handler: row?.audience ?? NOTHING,
    service: heard,
    mocks: heard,
    missing: row === undefined,
  };
}

function groupLine({ operations, cases }: CoverageInput, group: string): CoverageLine {
  const rows = operations.filter((row) => row.group === group);
  const names = new Set(rows.map(({ name }) => name));
  const own = cases.filter(({ row, generated }) => names.has(row) && generated !== 'contract').length;
  return {
    specified: group,
    row: rows.length === 0 ? NOTHING : `${rows.length} operations`,
    handler: rows.length === 0 ? NOTHING : 'see below',
    service: own === 0 ? NOTHING : `${own} own`,
    mocks: own === 0 ? NOTHING : `${own} own`,
    missing: rows.length === 0 || own === 0,
  };
}

function codeLine({ operations, pushes, endpoints, cases }: CoverageInput, code: number): CoverageLine {
  const push = pushes.find((row) => row.code === code);
  if (push !== undefined) return { ...pushLine({ pushes }, push.op), specified: String(code) };
  const rows = [...operations, ...endpoints].filter((row) => row.codes.some((declared) => declared === code));
  const own = cases.filter((each) => each.code === code && each.generated !== 'contract').length;
  const counted = own === 0 ? NOTHING : `${own} own`;
  return {
    specified: String(code),
    row: rows.length === 0 ? NOTHING : `${rows.length} rows`,
    handler: NOTHING,
    service: counted,
    mocks: counted,
    missing: own === 0,
  };
}
