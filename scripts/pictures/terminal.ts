import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shows a command, its output, and the folder that it made with its drawings. */
export async function showFolder(page: Page, command: string, printed: string, folder: string): Promise<void> {
  const files = readdirSync(folder).toSorted();
  const drawing = (name: string): string =>
    `data:image/svg+xml;base64,${readFileSync(join(folder, name)).toString('base64')}`;
  const tiles = files.map((name) =>
    name.endsWith('.svg')
      ? `<figure><img class="${name.split('.')[0] ?? ''}" alt="" src="${drawing(name)}"><figcaption>${name}</figcaption></figure>`
      : `<figure><pre>${escape(readFileSync(join(folder, name), 'utf8').slice(0, 190))}</pre><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body{margin:0;padding:24px;background:#20242c;color:#e9edf5;font:16px/1.5 system-ui,sans-serif}
    .terminal{padding:16px 20px;border-radius:10px;background:#0c0e12;font:16px/1.6 monospace}
    .terminal b{color:#7fd48a;font-weight:400}
    main{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;margin-top:20px}
    figure{display:flex;flex-direction:column;height:210px;margin:0;border-radius:10px;background:#2c323d;overflow:hidden}
    figcaption{padding:8px 14px;background:#363d4a;font-family:monospace}
    pre{flex:1;margin:0;padding:12px 14px;overflow:hidden;font:13px/1.45 monospace;color:#b8c2d3}
    img{flex:1;min-height:0;padding:30px 50px;object-fit:contain}
    .pattern,.ornament{filter:invert(.8)}
  </style><div class="terminal"><b>$</b> ${escape(command)}<br>${escape(printed)}</div><main>${tiles.join('')}</main>`);
}
