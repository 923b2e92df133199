import type { Plugin } from 'vite';

const NO_BREAK_SPACE = /\u00a0/gu;

/**
 * Turns no-break spaces of the compiled texts into spaces, so that tests find texts as the catalogues have them. Testing Library does that
 * for text, but not for accessible names.
 */
export const plainSpaces = (): Plugin => ({
  name: 'plain-spaces',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/locales/compiled/') ? { code: code.replaceAll(NO_BREAK_SPACE, ' '), map: null } : undefined,
});
