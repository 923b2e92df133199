import type { Plugin } from 'vite';

const SCHEMAS = /zod\/v4\/classic\/schemas\.js$/;
/** `email(params) { return this.check(core._email(ZodEmail, params)); },` */
const FORMAT =
  / {4}\w+\(params\) \{\n {8}return this\.check\((?:core\._\w+\(Zod\w+, params\)|iso\.\w+\(params\))\);\n {4}\},\n/g;

/**
 * Leaves zod's old ways to ask for a string's format (`z.string().email()`) out of the bundle: each would bring the schema
 * of its format, although `z.email()` alone is used. They are deprecated, and the linter refuses them in the code.
 */
export function withoutStringFormats(): Plugin {
  return {
    name: 'menagerie:without-string-formats',
    apply: 'build',
    transform(code, id) {
      if (!SCHEMAS.test(id.replaceAll('\\', '/'))) return null;
      const left = code.replace(FORMAT, '');
      if (left === code) throw new Error(`${id} has no formats that this build knows how to leave out`);
      return { code: left, map: null };
    },
  };
}
