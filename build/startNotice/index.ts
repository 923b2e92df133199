import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';
import { SUPPORTED_BROWSERS_TEXT } from '../supportedBrowsers.ts';
import { noticesWith } from './notices.ts';
import { watchStart } from './watchStart.ts';

const PLACE = '<!--menagerie:start-notice-->';

/**
 * Returns the inline script with its texts.
 * @throws Error if the script is not ES5
 */
export function startNoticeScript(): string {
  // Keeps a browser's name and version on one line.
  const browsers = SUPPORTED_BROWSERS_TEXT.replaceAll(/ (?=\d)/g, '\u00a0');
  const call = `(${watchStart.toString()})(document, window, ${JSON.stringify(noticesWith(browsers))});`;
  return transformSync(call, { target: 'es5', minify: true, charset: 'utf8' }).code.trim();
}

/** Puts {@link watchStart} into the page's head, before anything that can fail. */
export const startNotice = (): Plugin => ({
  name: 'menagerie:start-notice',
  transformIndexHtml: {
    order: 'pre',
    handler(page) {
      if (!page.includes(PLACE)) throw new Error(`the page has no ${PLACE}`);
      return page.replace(PLACE, () => `<script>${startNoticeScript()}</script>`);
    },
  },
});
