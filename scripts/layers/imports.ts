import { parseSync, Visitor } from 'oxc-parser';

/** A reference from a file to another module. */
export interface ModuleReference {
  /** The reference as written; undefined if it is computed. */
  specifier: string | undefined;
  line: number;
  /** `static` loads with the file, `lazy` is `import()` (or a glob), `type` is removed in the build, `url` names a file such as a worker. */
  kind: 'static' | 'lazy' | 'type' | 'url';
}

interface Literal {
  type: string;
  value?: unknown;
  quasis?: ReadonlyArray<{ value: { cooked: string | null } }>;
}

function textOf(node: Literal | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis?.length === 1) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/**
 * Lists the references of a file: imports, re-exports, `import()`, `import('…').Type`, `import.meta.glob`, `new URL('…', import.meta.url)`,
 * `vi.mock`.
 * @throws if the file does not parse
 */
export function referencesOf(file: string, code: string): ModuleReference[] {
  const { program, errors } = parseSync(file, code);
  const error = errors[0];
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const found: ModuleReference[] = [];
  const add = (at: number, specifier: string | undefined, kind: ModuleReference['kind']): void => {
    found.push({ specifier, kind, line: code.slice(0, at).split('\n').length });
  };
  new Visitor({
    ImportDeclaration: (node) => {
      add(node.start, node.source.value, node.importKind === 'type' ? 'type' : 'static');
    },
    ExportNamedDeclaration: (node) => {
      if (node.source !== null) add(node.start, node.source.value, node.exportKind === 'type' ? 'type' : 'static');
    },
    ExportAllDeclaration: (node) => {
      add(node.start, node.source.value, node.exportKind === 'type' ? 'type' : 'static');
    },
    ImportExpression: (node) => {
      add(node.start, textOf(node.source), 'lazy');
    },
    TSImportType: (node) => {
      add(node.start, node.source.value, 'type');
    },
    NewExpression: (node) => {
      const [path, base] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'URL' || base?.type !== 'MemberExpression') return;
      if (base.object.type === 'MetaProperty') add(node.start, textOf(path), 'url');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const glob = callee.object.type === 'MetaProperty' && callee.property.name === 'glob';
      const mock =
        callee.object.type === 'Identifier' && callee.object.name === 'vi' && callee.property.name === 'mock';
      if (!glob && !mock) return;
      const [first] = node.arguments;
      const paths = first?.type === 'ArrayExpression' ? first.elements : [first];
      // `vi.mock(import('…'))` counts as the import() inside it.
      for (const path of paths)
        if (path?.type !== 'ImportExpression') add(node.start, textOf(path ?? undefined), 'lazy');
    },
  }).visit(program);
  return found;
}
