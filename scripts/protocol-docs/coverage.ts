import type { ConformanceCase } from '#conformance/case.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import type { OperationContract, PushContract } from '#protocol/operation.ts';

/** An entry of the specification with its implementation; `–` marks a missing part. */
export interface CoverageLine {
  readonly specified: string;
  readonly contract: string;
  readonly handler: string;
  /** The number of its cases on this backend: the contract's own, and all with those that apply to every contract. */
  readonly service: string;
  readonly mocks: string;
  /** Features that call or listen to it; `none: ` with the reason if it needs no screen, `to come: ` if its screen is still missing. */
  readonly screen: string;
  /** Whether the screen is still missing. */
  readonly screenToCome: boolean;
  readonly missing: boolean;
}

export interface CoveragePart {
  readonly title: string;
  readonly lines: readonly CoverageLine[];
}

export interface CoverageInput {
  readonly operations: readonly OperationContract[];
  readonly pushes: readonly PushContract[];
  readonly endpoints: readonly EndpointContract[];
  readonly handlers: readonly string[];
  readonly cases: readonly ConformanceCase[];
  /** The calling features by contract name. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
  /** By contract name, the reason for having no screen. */
  readonly withoutScreen: ReadonlyMap<string, string>;
  /** By contract name, the reason why its screen is still missing. */
  readonly screenToCome: ReadonlyMap<string, string>;
  readonly specified: {
    readonly operations: readonly number[];
    readonly pushes: readonly number[];
    readonly groups: readonly string[];
    readonly paths: readonly string[];
    readonly codes: readonly number[];
  };
}

const NOTHING = '–';

export function coverageOf(input: CoverageInput): readonly CoveragePart[] {
  const { specified, operations, pushes, endpoints } = input;
  const added = (contracts: readonly (OperationContract | EndpointContract)[]) =>
    contracts.filter(({ origin }) => origin === 'added');
  return [
    {
      title: 'Operations that the specification numbers',
      lines: specified.operations.map((op) =>
        contractLine(
          input,
          String(op),
          operations.find((contract) => contract.op === op),
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
        contractLine(
          input,
          path,
          endpoints.find((contract) => contract.path === path),
        ),
      ),
    },
    {
      title: 'Operations and paths of our own',
      lines: [...added(operations), ...added(endpoints)].map((contract) =>
        contractLine(input, contract.kind === 'operation' ? String(contract.op) : contract.path, contract),
      ),
    },
    { title: 'Codes of the error catalogues', lines: specified.codes.map((code) => codeLine(input, code)) },
  ];
}

type Screens = Pick<CoverageInput, 'screens' | 'withoutScreen' | 'screenToCome'>;

function screenOf(
  { screens, withoutScreen, screenToCome }: Screens,
  contract: string | undefined,
): Pick<CoverageLine, 'screen' | 'screenToCome'> {
  const callers = contract === undefined ? undefined : screens.get(contract)?.join(', ');
  if (contract === undefined || callers !== undefined) return { screen: callers ?? NOTHING, screenToCome: false };
  const coming = screenToCome.get(contract);
  if (coming !== undefined) return { screen: `to come: ${coming}`, screenToCome: true };
  const reason = withoutScreen.get(contract);
  return { screen: reason === undefined ? NOTHING : `none: ${reason}`, screenToCome: false };
}

/**
 * Summarises a report: the number of lines, of lines with missing parts and of lines without a screen yet, with a line for each of these.
 * @returns lines of text
 */
export function summaryOf(report: readonly CoveragePart[]): readonly string[] {
  const lines = report.flatMap((part) => part.lines);
  const missing = lines.filter((line) => line.missing);
  const toCome = lines.filter((line) => line.screenToCome);
  const textOf = ({ specified, contract, handler, service, screen }: CoverageLine): string =>
    `  ${specified}: ${contract} ${handler} ${service} ${screen}`;
  return [
    `${lines.length} lines, ${missing.length} with something missing, ${toCome.length} without a screen yet`,
    ...missing.map(textOf),
    ...(toCome.length === 0 ? [] : ['Without a screen yet:']),
    ...toCome.map(({ specified, contract, screen }) => `  ${specified}: ${contract}, ${screen}`),
  ];
}

/**
 * Checks that the reasons for having no screen still apply.
 * @returns a sentence for each reason that belongs to a contract that a screen calls or that does not exist
 */
export function staleReasons({
  operations,
  pushes,
  endpoints,
  screens,
  withoutScreen,
  screenToCome,
}: Pick<CoverageInput, 'operations' | 'pushes' | 'endpoints'> & Screens): readonly string[] {
  const known = new Set([...operations, ...pushes, ...endpoints].map(({ name }) => name));
  return [...withoutScreen.keys(), ...screenToCome.keys()].flatMap((name) => {
    if (!known.has(name)) return [`${name} has a reason, but no contract`];
    const callers = screens.get(name);
    return callers === undefined ? [] : [`${name} has a reason, but is called by ${callers.join(', ')}`];
  });
}

function contractLine(
  input: CoverageInput,
  name: string,
  contract: OperationContract | EndpointContract | undefined,
): CoverageLine {
  const cases = input.cases.filter((each) => each.contract === contract?.name);
  const own = cases.filter(({ generated }) => generated !== 'contract');
  const codes = new Set<number>([200, ...(contract?.codes ?? [])]);
  const proved = new Set(cases.map(({ code }) => code));
  const counted = own.length === 0 ? NOTHING : `${own.length} own, ${cases.length} in all`;
  const screen = screenOf(input, contract?.name);
  const hasHandler = contract !== undefined && input.handlers.includes(contract.name);
  return {
    specified: name,
    contract: contract?.name ?? NOTHING,
    handler: hasHandler ? 'yes' : NOTHING,
    service: counted,
    mocks: counted,
    ...screen,
    missing:
      contract === undefined ||
      !hasHandler ||
      own.length === 0 ||
      screen.screen === NOTHING ||
      [...codes].some((code) => !proved.has(code)),
  };
}

/** The conformance suite itself fails if no case receives a push, on every backend. */
function pushLine(input: Pick<CoverageInput, 'pushes'> & Screens, op: number): CoverageLine {
  const contract = input.pushes.find((push) => push.op === op);
  const screen = screenOf(input, contract?.name);
  const heard = contract === undefined ? NOTHING : 'heard';
  return {
    specified: String(op),
    contract: contract?.name ?? NOTHING,
    handler: contract?.audience ?? NOTHING,
    service: heard,
    mocks: heard,
    ...screen,
    missing: contract === undefined || screen.screen === NOTHING,
  };
}

function groupLine({ operations, cases, screens }: CoverageInput, group: string): CoverageLine {
  const contracts = operations.filter((contract) => contract.group === group);
  const names = new Set(contracts.map(({ name }) => name));
  const own = cases.filter(({ contract, generated }) => names.has(contract) && generated !== 'contract').length;
  return {
    specified: group,
    contract: contracts.length === 0 ? NOTHING : `${contracts.length} operations`,
    handler: contracts.length === 0 ? NOTHING : 'see below',
    service: own === 0 ? NOTHING : `${own} own`,
    mocks: own === 0 ? NOTHING : `${own} own`,
    screen: `${contracts.filter(({ name }) => screens.has(name)).length} called`,
    screenToCome: false,
    missing: contracts.length === 0 || own === 0,
  };
}

function codeLine(input: CoverageInput, code: number): CoverageLine {
  const { operations, pushes, endpoints, cases } = input;
  const push = pushes.find((contract) => contract.code === code);
  if (push !== undefined) return { ...pushLine(input, push.op), specified: String(code), screenToCome: false };
  const contracts = [...operations, ...endpoints].filter((contract) =>
    contract.codes.some((declared) => declared === code),
  );
  const own = cases.filter((each) => each.code === code && each.generated !== 'contract').length;
  const counted = own === 0 ? NOTHING : `${own} own`;
  return {
    specified: String(code),
    contract: contracts.length === 0 ? NOTHING : `${contracts.length} contracts`,
    handler: NOTHING,
    service: counted,
    mocks: counted,
    screen: NOTHING,
    screenToCome: false,
    missing: own === 0,
  };
}
