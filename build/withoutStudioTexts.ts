import type { Plugin } from 'vite';
import { z } from 'zod';

const CATALOGUE = /\/locales\/compiled\/\w+\.json$/;
const STUDIO = /^studio\./;
const Catalogue = z.record(z.string(), z.unknown());

/** Removes the texts of the Brand Studio from the catalogues of a build without the studio. */
export function withoutStudioTexts(): Plugin {
  return {
    name: 'menagerie:without-studio-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id.replaceAll('\\', '/'))) return null;
      const texts = Catalogue.parse(JSON.parse(code));
      const kept = Object.entries(texts).filter(([key]) => !STUDIO.test(key));
      return { code: JSON.stringify(Object.fromEntries(kept)), map: null };
    },
  };
}
