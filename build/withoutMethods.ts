/** A node of a syntax tree, as Rolldown's parser returns it. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Method extends SyntaxNode {
  readonly key: SyntaxNode & { readonly name: string };
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const isMethod = (node: SyntaxNode): node is Method =>
  (node.type === 'MethodDefinition' || node.type === 'Property') &&
  'key' in node &&
  isNode(node.key) &&
  'name' in node.key &&
  typeof node.key.name === 'string';

/** The outermost methods and properties of classes and objects. */
function methodsIn(value: unknown, found: Method[] = []): readonly Method[] {
  if (Array.isArray(value)) for (const each of value) methodsIn(each, found);
  else if (isNode(value)) {
    if (isMethod(value)) found.push(value);
    else for (const part of Object.values(value)) methodsIn(part, found);
  }
  return found;
}

/**
 * Removes methods, getters and setters from a module.
 *
 * @param program the syntax tree of the code
 * @param names of the methods
 * @returns the code without them
 * @throws Error if the module has no method of a name
 */
export function withoutMethods(code: string, program: unknown, names: readonly string[]): string {
  const methods = methodsIn(program).filter(({ key }) => names.includes(key.name));
  const absent = names.filter((name) => !methods.some(({ key }) => key.name === name));
  if (absent.length > 0) throw new Error(`no method ${absent.join(', ')}`);
  let left = code;
  for (const { start, end } of methods.toReversed()) {
    const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
    left = left.slice(0, start) + left.slice(end + comma);
  }
  return left;
}

/** Returns the names that code uses as members: `a.name`, `a?.name`, `a['name']`. */
export function membersUsed(code: string, names: ReadonlySet<string>): readonly string[] {
  const used = [...code.matchAll(/\.([\w$]+)|\[["'`]([\w$]+)["'`]\]/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? '',
  );
  return [...new Set(used)].filter((name) => names.has(name));
}
