import type { Plugin } from 'vite';
import { LATE } from '#ui/late.ts';
import { LATE_TEXTS } from '#locales/lateTexts.ts';
import { LATE_TEXTS_FILE } from './lateTexts.ts';

/** The build's loader of dynamic imports. */
const LOADER = '\0vite/preload-helper.js';
const EXPORT = 'export const __vitePreload = function preload(';

/**
 * Makes the build's loader fetch the files of a late part (`ui/loadAgain.ts`) before the browser imports them. Chromium remembers a failed
 * module import until the page reloads, and Vite does not add a style sheet's link twice. A part with a single file has no list, so the
 * plugin reads its name from the import. The loader also fetches the late texts with the first part that needs them (`build/lateTexts.ts`).
 */
export function retryableChunks(): Plugin {
  return {
    name: 'menagerie:late-parts',
    apply: 'build',
    transform(code, id) {
      if (id !== LOADER) return undefined;
      if (!code.includes(EXPORT)) this.error('the loader of the build is not written as it was');
      return { code: `${code.replace(EXPORT, 'const preload = function preload(')}\n${LATE_LOADER}`, map: null };
    },
  };
}

const LATE_LOADER = `
// The document links the files of its page, so most are here.
const isHere = (href) => performance.getEntriesByName(href, 'resource').some(({ responseStatus }) => responseStatus === 200);
const fetched = async (href) => {
  if (isHere(href)) return;
  // Each begins in a task of its own: a telephone takes some milliseconds to each, and the page is in use by then.
  await new Promise((begin) => setTimeout(begin));
  const cut = new AbortController();
  const asked = fetch(href, { signal: cut.signal }).then(async (answer) => {
    // Of a version that is gone: to ask again is no use.
    if (answer.status === 404) throw new Error('There is no ' + href);
    if (!answer.ok) throw lost(href);
    await answer.arrayBuffer();
  });
  await untilOnline(href, asked, () => cut.abort());
};
const styled = (href) => {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return true;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const asked = new Promise((done, failed) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => failed(lost(href)));
  });
  document.head.append(link);
  return untilOnline(href, asked, () => link.remove());
};
const lost = (href) => new TypeError('Failed to fetch ' + href);
// What was asked for before a cut may never be answered: it is given up once the connection is back.
const untilOnline = async (href, asked, giveUp) => {
  let back;
  const online = new Promise((_, failed) => {
    back = () => failed(lost(href));
    addEventListener('online', back);
  });
  try {
    return await Promise.race([asked, online]);
  } catch (error) {
    giveUp();
    asked.catch(() => undefined);
    throw error;
  } finally {
    removeEventListener('online', back);
  }
};
// Parts share most of their files: each is fetched for the first. One that did not come can be asked for again.
const files = new Map();
const once = (file) => {
  const { href } = new URL(file, import.meta.url);
  const coming = files.get(href) ?? (file.endsWith('.css') ? styled : fetched)(href);
  files.set(href, coming);
  coming.catch?.(() => files.delete(href));
  return coming;
};
const ownFile = (load) => /import\\(\\s*["'\`]([^"'\`]+)/.exec(String(load))?.slice(1) ?? [];
const isMark = (file) => file.includes('/${LATE_TEXTS_FILE}-') || file.includes('\`${LATE_TEXTS_FILE}-');
const late = (files, load) => Promise.all(files.map(once)).then(() => load());
// Asks for texts in the way in which the part is asked for.
const texts = (deps, isLate) => {
  const add = deps.some(isMark) ? globalThis[${JSON.stringify(LATE_TEXTS)}] : undefined;
  if (add === undefined) return undefined;
  const before = globalThis[${JSON.stringify(LATE)}];
  globalThis[${JSON.stringify(LATE)}] = isLate;
  try {
    return add();
  } finally {
    globalThis[${JSON.stringify(LATE)}] = before;
  }
};
export const __vitePreload = async (load, deps = [], importer) => {
  const isLate = globalThis[${JSON.stringify(LATE)}] === true;
  const urls = deps.map((dep) => assetsURL(dep, importer));
  const [part] = await Promise.all([
    isLate ? late([...urls, ...ownFile(load)], load) : preload(load, deps, importer),
    texts(deps, isLate),
  ]);
  return part;
};
`;
