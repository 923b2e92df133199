import type { Plugin } from 'vite';

const NO_BREAK_SPACE = /\u00a0/gu;

/**
 * Reads a no-break space of the compiled texts as a space, so that tests find texts as they are written in the catalogues. Testing Library
 * does that for text, but not for accessible names.
 */
export const plainSpaces = (): Plugin => ({
  name: 'plain-spaces',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/locales/compiled/') ? { code: code.replaceAll(NO_BREAK_SPACE, ' '), map: null } : undefined,
});
