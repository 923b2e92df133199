import type { Plugin } from 'vite';

/** Functions of `intl` that nothing calls. The object of `createIntl` names them, so the build could not leave them out by itself. */
const UNUSED = [
  'formatDateTimeRange',
  'formatDateToParts',
  'formatDuration',
  'formatDurationToParts',
  'formatListToParts',
  'formatNumberToParts',
  'formatPlural',
  'formatTimeToParts',
];
const INTL = /\/node_modules\/@formatjs\/intl\/index\.js$/;
const OWN = /\/(?:app|features|locales|studio|ui)\/(?!.*\/?node_modules\/).*\.tsx?$/;
const USED = new RegExp(`\\b(?:${UNUSED.join('|')})\\b`);

/**
 * Returns the code of `@formatjs/intl` without the unused functions.
 * @throws Error if it has another form than expected
 */
export function cutFormats(code: string): string {
  return UNUSED.reduce((left, name) => {
    const line = new RegExp(`\\n[ \\t]*${name}: ${name}\\.bind\\([^\\n]*\\),?(?=\\n)`);
    if (!line.test(left))
      throw new Error(`@formatjs/intl has no ${name} that can be cut (build/withoutUnusedFormats.ts)`);
    return left.replace(line, '');
  }, code);
}

/** Leaves functions of `intl` out of the product that nothing calls. A build fails if own code names one of them. */
export function withoutUnusedFormats(): Plugin {
  return {
    name: 'menagerie:without-unused-formats',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (INTL.test(path)) return { code: cutFormats(code), map: null };
      const used = OWN.test(path) ? USED.exec(code)?.[0] : undefined;
      if (used !== undefined) this.error(`${used} is cut from the product (build/withoutUnusedFormats.ts)`);
      return undefined;
    },
  };
}
