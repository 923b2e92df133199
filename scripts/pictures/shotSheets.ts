import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { writePage } from './contactSheet.ts';
import { VIEWPORTS, type ViewportName } from './screens.ts';

export interface Shot {
  readonly file: string;
  readonly brand: string;
  readonly locale: string;
  readonly screen: string;
  readonly viewport: ViewportName;
  readonly sheets: readonly string[];
}

const figure = ({ file, brand, locale, screen, viewport }: Shot): string =>
  `<figure style="width:${Math.round(VIEWPORTS[viewport].width / (viewport === 'desktop' ? 2 : 1.4))}px">
    <a href="${file}"><img src="${file}" alt=""></a><figcaption>${brand} · ${screen} · ${viewport} · ${locale}</figcaption>
  </figure>`;

const frameFigure = (path: string): string =>
  `<figure style="width:${Math.round(VIEWPORTS.phone.width / 1.4)}px">
    <img src="${pathToFileURL(path).href}" alt=""><figcaption>the frame</figcaption>
  </figure>`;

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
  <style>body{margin:16px;background:#222;color:#ddd;font:13px system-ui}div{display:flex;flex-wrap:wrap;gap:12px}
  figure{margin:0}img{width:100%;display:block;border-radius:4px}a{color:inherit}</style>
  <h1>${title}</h1>${body}</html>`;

/** Writes a contact sheet as a page and as a picture. */
async function writeSheet(
  browser: Browser,
  folder: string,
  name: string,
  shots: readonly Shot[],
  frame: string | undefined,
): Promise<void> {
  const figures = [...(frame === undefined ? [] : [frameFigure(frame)]), ...shots.map(figure)];
  await writePage(browser, join(folder, `${name}.html`), pageOf(name, `<div>${figures.join('\n')}</div>`), 1520);
}

/**
 * Writes every sheet, and a page that links to them.
 * @param frameOf returns the reference picture that opens a sheet, or undefined
 */
export async function writeSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
  frameOf: (sheet: string) => string | undefined,
): Promise<void> {
  const names = [...new Set(shots.flatMap(({ sheets }) => sheets))];
  for (const name of names) {
    const group = shots.filter(({ sheets }) => sheets.includes(name));
    await writeSheet(browser, folder, `sheet-${name}`, group, frameOf(name));
  }
  const links = names.map((name) => `<a href="sheet-${name}.html">${name}</a>`).join(' ');
  await writeFile(join(folder, 'index.html'), pageOf('Shots', `<div>${links}</div>`));
}
