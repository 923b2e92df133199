import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/\w+\/[^/]+\.mjs$/;
/** Names for React's developer tools, written onto what nobody may use: each keeps it in the bundle. */
const NAMES = /^\w+\.displayName = .*;$/gm;
/** As its own production build has it, which its package does not offer by name. */
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';
const MAKERS = /= (React\d*)\.(createContext|forwardRef|memo)\(/g;

/**
 * Lets the bundler see what of react-router no page uses: forms, scroll restoration and the rendering of a server's
 * documents stay out, which its data and framework modes alone are for.
 */
export function pureRouter(): Plugin {
  return {
    name: 'menagerie:pure-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id.replaceAll('\\', '/'))) return null;
      const pure = code.replace(NAMES, '').replace(MAKERS, '= /* @__PURE__ */ $1.$2(');
      return { code: pure.replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;'), map: null };
    },
  };
}
