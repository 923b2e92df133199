import type { Plugin } from 'vite';

const WRITER = /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const NAMES = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/**
 * Leaves the writer of JSON Schema out of the bundle: every zod schema refers to it, and no page writes one. What would
 * write a schema does nothing instead; validation is untouched.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'menagerie:without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!WRITER.test(id.replaceAll('\\', '/'))) return null;
      const names = [...code.matchAll(NAMES)].map(([, own, renamed]) => own ?? renamed ?? '');
      if (names.length === 0) throw new Error(`${id} exports nothing that this build knows how to leave out`);
      const exports = names.map((name) => `nothing as ${name}`).join(', ');
      return { code: `const nothing = () => undefined;\nexport { ${exports} };\n`, map: null };
    },
  };
}
