import type { Plugin } from 'vite';

const NO_BREAK_SPACE = /\u00a0/gu;

/**
 * Replaces no-break spaces of the compiled texts by spaces, so that tests find the texts of the catalogues. Testing Library does that for
 * text, but not for accessible names.
 */
export const plainSpaces = (): Plugin => ({
  name: 'plain-spaces',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/locales/compiled/') ? { code: code.replaceAll(NO_BREAK_SPACE, ' '), map: null } : undefined,
});
