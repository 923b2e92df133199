import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readBrands } from '../brands.ts';

export const SCRIPT = 'console.log("the app");'.repeat(40);
export const STYLE = '.a{color:red}'.repeat(40);
const TEMPLATE = `<!doctype html><html lang="en" data-brand="none"><head><meta charset="utf-8"><meta name="theme-color" content="#000"><title>Menagerie</title><link rel="icon" href="/brands/bj188/mark.svg"><!--menagerie:head--><link rel="modulepreload" href="/assets/zh_tw-AbCd1234.js" data-locale="zh_tw"><link rel="modulepreload" href="/assets/vi_vn-AbCd1234.js" data-locale="vi_vn"><meta name="nonce" content="__NONCE__"></head><body><div id="root"><!--menagerie:first-screen--></div></body></html>`;

const filesOf = (name: string) => ({
  Scripts: [`/assets/${name}.js`],
  Styles: [`/assets/${name}.css`],
  Texts: { zh_tw: [] },
});
const PAGE_FILES = {
  '/support/terms': filesOf('terms'),
  '/rank': filesOf('rank'),
  '/member/info': filesOf('member'),
  '/signIn': filesOf('sign-in'),
};

/** Writes a minimal built app. Returns its folder, which the caller removes. */
export function writeBuiltApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'menagerie-app-'));
  const put = (path: string, content: string | Buffer): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  put('index.html', TEMPLATE);
  put('assets/main-AbCd1234.js', SCRIPT);
  put('assets/main-AbCd1234.js.br', brotliCompressSync(SCRIPT));
  put('assets/main-AbCd1234.js.gz', gzipSync(SCRIPT));
  put('fonts/rubik-400.a72967f1.woff2', 'font');
  put('assets/main-AbCd1234.css', STYLE);
  put('sw.js', '// worker');
  put('firstScreen/site.bj188.zh_tw.out.html', '<main>__CONTENT__</main>');
  put('firstScreen/content.support-terms.bj188.zh_tw.html', '<h1>Terms</h1>');
  put('pageFiles.json', JSON.stringify(PAGE_FILES));
  for (const { ID } of readBrands('brands')) put(`brands/${ID}/theme.css`, `:root{--brand:${ID};--ground:#abc123}`);
  return folder;
}

/** The nonce of scripts in a policy, or an empty text. */
export const nonceIn = (policy: string | null): string =>
  /script-src 'self' 'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? '';
