import type { Plugin } from 'vite';

const CATALOGUE = /\/locales\/compiled\/\w+\.json$/;
const Studio = /^studio\./;

/** Leaves the texts of the Brand Studio out of the catalogues of a build that has none. */
export function withoutStudioTexts(): Plugin {
  return {
    name: 'menagerie:without-studio-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id.replaceAll('\\', '/'))) return null;
      const texts: unknown = JSON.parse(code);
      const kept = Object.entries(Object(texts)).filter(([key]) => !Studio.test(key));
      return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
    },
  };
}
