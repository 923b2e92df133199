import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { startService } from '../app/e2e/fixtures/service.ts';
import { chromiumLaunch } from './chromium.ts';
import { startFilm } from './film/camera.ts';
import { playFirstMinutes } from './film/firstMinutes.ts';
import { VIEWPORTS } from './shots/screens.ts';

// `npm run film -- --brand bj188`: the first three minutes of a newcomer on a phone, from the address to the first message, as a picture
// every second and contact sheets of them, in `dist/film/<brand>`. On the production build and a service of its own, whose demo world lives.
// `--built` takes `dist/app` as it is, `--seconds` ends it sooner, `--to` names another folder.
const { values } = parseArgs({
  options: {
    brand: { type: 'string', default: 'bj188' },
    seconds: { type: 'string', default: '180' },
    built: { type: 'boolean' },
    to: { type: 'string', default: 'dist/film' },
  },
});
const folder = join(values.to, values.brand);

if (values.built !== true) await build({ logLevel: 'error' });
// Vite's build leaves it at production, where the service takes no brand with example addresses.
delete process.env['NODE_ENV'];
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const service = await startService({ brand: values.brand, life: true });
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({
    baseURL: service.origin,
    viewport: VIEWPORTS.phone,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
  });
  const page = await context.newPage();
  const film = startFilm(page, folder, Number(values.seconds));
  await playFirstMinutes(page, film.note);
  const frames = await film.end();
  await film.writeSheets(browser);
  for (const { second, step } of frames)
    if (step !== undefined) console.log(`${String(second).padStart(4)} s  ${step}`);
  console.log(`${frames.length} pictures in ${folder}`);
} finally {
  await browser.close();
  await service.stop();
}
