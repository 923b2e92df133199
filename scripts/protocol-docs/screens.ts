import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Modules that declare contracts. */
const CONTRACTS = /^#protocol\/(?:operations|endpoints)\//;
/** Functions that only use a contract's name and make no call. */
const NAMING = new Set(['operationKey']);
/** Rooms with screens, and files in them that are not screens: tests, benchmarks and their utilities. */
const ROOMS = ['features', 'app'];
const NO_SCREEN = /(?:\.test\.tsx?$|(?:^|\/)(?:testing|e2e|bench)\/)/;

/** Properties of a contract that a caller uses to write its own frame or request. */
const ADDRESSES = new Set(['op', 'path']);

interface Expression {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: Expression;
  readonly property?: Expression;
}

/**
 * Returns the contracts that a file passes to a function that calls them or listens to them. A contract that is only named (for a cache's
 * key, as a type) does not count.
 * @returns names of contracts in the order of their first use
 * @throws if the file does not parse
 */
export function contractsCalledIn(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code);
  const error = errors[0];
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const names = new Map<string, string>();
  const namespaces = new Set<string>();
  const called = new Set<string>();
  let naming = 0;
  const contractOf = (node: Expression | null | undefined): string | undefined => {
    if (node?.type === 'Identifier') return names.get(String(node.name));
    const { object, property } = node ?? {};
    if (object?.type !== 'Identifier' || property?.type !== 'Identifier') return undefined;
    return namespaces.has(String(object.name)) ? String(property.name) : undefined;
  };
  const hand = (node: Expression | null | undefined): void => {
    const contract = contractOf(node);
    if (contract !== undefined && naming === 0) called.add(contract);
  };
  const isNaming = (callee: Expression): boolean => callee.type === 'Identifier' && NAMING.has(String(callee.name));
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (importKind === 'type' || !CONTRACTS.test(source.value)) return;
      for (const each of specifiers) {
        if (each.type === 'ImportNamespaceSpecifier') namespaces.add(each.local.name);
        else if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          names.set(each.local.name, each.imported.name);
      }
    },
    CallExpression(node) {
      if (isNaming(node.callee)) naming += 1;
      for (const argument of node.arguments) hand(argument);
    },
    'CallExpression:exit'(node) {
      if (isNaming(node.callee)) naming -= 1;
    },
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && ADDRESSES.has(node.property.name)) hand(node.object);
    },
    ArrayExpression(node) {
      for (const element of node.elements) hand(element);
    },
    ConditionalExpression(node) {
      hand(node.consequent);
      hand(node.alternate);
    },
    Property: (node) => hand(node.value),
    JSXExpressionContainer: (node) => hand(node.expression),
    AssignmentPattern: (node) => hand(node.right),
  }).visit(program);
  return [...called];
}

/** Returns the part of the product that a file belongs to: a feature by its name, else `app`. */
function screenOf(path: string): string {
  const [room = '', , feature = ''] = path.split('/');
  return room === 'features' ? feature : room;
}

/**
 * Reads all of `features/` and `app/`.
 * @param root the checkout
 * @returns by contract name, the features (or the app) that call it, sorted
 */
export function readScreens(root: string): ReadonlyMap<string, readonly string[]> {
  const screens = new Map<string, Set<string>>();
  for (const room of ROOMS) {
    for (const entry of readdirSync(join(root, room), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file).split(sep).join('/');
      if (NO_SCREEN.test(path)) continue;
      for (const contract of contractsCalledIn(path, readFileSync(file, 'utf8')))
        screens.set(contract, (screens.get(contract) ?? new Set()).add(screenOf(path)));
    }
  }
  return new Map([...screens].map(([contract, features]) => [contract, [...features].toSorted()]));
}
