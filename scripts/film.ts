import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { startService } from '../app/e2e/fixtures/service.ts';
import { chromiumLaunch } from './chromium.ts';
import { startFilm } from './pictures/camera.ts';
import { playFirstMinutes } from './pictures/firstMinutes.ts';
import { VIEWPORTS } from './pictures/screens.ts';
import { TAIPEI } from './pictures/visitor.ts';

// `npm run film -- --brand bj188`: films the first three minutes of a newcomer on a phone, from the address to the first message, with a
// picture every second and contact sheets, in `dist/film/<brand>`. It uses the production build and its own service with a living demo
// world. `--built` uses `dist/app` unchanged, `--seconds` ends it earlier, `--to` names another folder.
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
// Vite's build sets it to production, in which the service refuses brands with example addresses.
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
    ...TAIPEI,
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
