import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { softwareWebGL } from '../../app/e2e/fixtures/softwareWebGL.ts';
import { type FilmScreen, filmGame, type GameScene } from './gameFilm.ts';
import { freePort } from '../../service/testing/freePort.ts';

// `npm run film:game`: films 夜梟秘寶 on the offline build, a picture every 100 ms, with contact sheets in `dist/film/game`. It uses
// `dist/mock` unchanged. `-- big free` films only these scenes, `--screen desktop` only this screen.
const { values, positionals } = parseArgs({
  options: { screen: { type: 'string' }, to: { type: 'string', default: 'dist/film/game' } },
  allowPositionals: true,
});

const SCENES: readonly GameScene[] = [
  { name: 'spin', outcome: 'dry', seconds: 4 },
  { name: 'win', outcome: 'win', seconds: 6 },
  { name: 'big', outcome: 'big', seconds: 10 },
  { name: 'huge', outcome: 'huge', seconds: 14 },
  { name: 'jackpot', outcome: 'minor', seconds: 14 },
  { name: 'free', outcome: 'freeSpins', seconds: 60, every: 500 },
  { name: 'demo', isDemo: true, seconds: 3 },
];
/** All scenes are filmed on a phone. Other screens show scenes with another layout. */
const ON: Readonly<Record<FilmScreen, readonly string[]>> = {
  phone: SCENES.map(({ name }) => name),
  landscape: ['spin', 'big', 'demo'],
  desktop: ['spin', 'big', 'free'],
};

const port = await freePort();
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/testing/mockServer.ts', String(port)]);
const browser = await chromium.launch(softwareWebGL());
try {
  await rm(values.to, { recursive: true, force: true });
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(200);
  for (const screen of ['phone', 'landscape', 'desktop'] as const) {
    if (values.screen !== undefined && values.screen !== screen) continue;
    for (const scene of SCENES) {
      const isWanted = positionals.length === 0 ? ON[screen].includes(scene.name) : positionals.includes(scene.name);
      if (!isWanted) continue;
      const count = await filmGame(browser, origin, values.to, screen, scene);
      console.log(`${screen} ${scene.name}: ${count} pictures`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}
