import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';

export interface SheetPicture {
  /** Name in the sheet's folder. */
  readonly file: string;
  readonly label: string;
  /** Shown with emphasis after the label. */
  readonly step?: string | undefined;
}

/**
 * Writes a page, and a picture of the whole page beside it.
 * @param html the path of the page
 */
export async function writePage(browser: Browser, html: string, content: string, width: number): Promise<void> {
  await writeFile(html, content);
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(pathToFileURL(resolve(html)).href);
  await page.screenshot({ path: html.replace(/html$/, 'png'), fullPage: true });
  await page.close();
}

/** Writes `<name>.html` and `<name>.png`. */
export async function writeSheet(
  browser: Browser,
  { folder, name, columns }: { readonly folder: string; readonly name: string; readonly columns: number },
  pictures: readonly SheetPicture[],
): Promise<void> {
  const figures = pictures.map(
    ({ file, label, step = '' }) =>
      `<figure><img src="${file}" alt=""><figcaption>${label} <b>${step}</b></figcaption></figure>`,
  );
  const content = `<!doctype html><meta charset="utf-8"><style>body{margin:8px;background:#222;color:#ddd;font:12px system-ui;display:grid;
    grid-template-columns:repeat(${columns},1fr);gap:6px}figure{margin:0}img{width:100%;display:block}b{color:#fc6}</style>${figures.join('')}`;
  await writePage(browser, join(folder, `${name}.html`), content, 1900);
}
