import type { Plugin } from 'vite';

const ENGLISH = /zod\/v4\/locales\/en\.js$/;

/**
 * Leaves zod's sentences about what is wrong out of the players' bundle: nobody reads them there. Where something is wrong (its path
 * and code) stays; the service and the tools of operators keep the sentences.
 */
export function withoutIssueWords(): Plugin {
  return {
    name: 'menagerie:without-issue-words',
    apply: 'build',
    transform(_code, id) {
      if (!ENGLISH.test(id.replaceAll('\\', '/'))) return null;
      return { code: "export default () => ({ localeError: () => 'Invalid input' });\n", map: null };
    },
  };
}
