import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { softwareWebGL } from '../../app/e2e/fixtures/softwareWebGL.ts';
import { canPlan } from '#mocks/gameProvider/outcomes.ts';
import { readMaths } from '../game/catalogue.ts';
import { type FilmScreen, filmGame, type GameScene } from './gameFilm.ts';
import { freePort } from '../../service/testing/freePort.ts';

// `npm run film:game`: films a game on the offline build, a picture every 100 ms, with contact sheets in `dist/film/<game>`. It uses
// `dist/mock` unchanged. `-- big free` films only these scenes, `--game candy` another game, `--screen desktop` only this screen.
const { values, positionals } = parseArgs({
  options: { game: { type: 'string', default: 'owl' }, screen: { type: 'string' }, to: { type: 'string' } },
  allowPositionals: true,
});

const { game, to: folder = `dist/film/${game}` } = values;
const maths = readMaths('.', game).file;

/** Outcomes in which the window changes before it pays. */
const CHANGES = ['respins', 'mystery', 'split'] as const;
/** Scenes of features that the game does not have are left out. */
const SCENES: readonly Omit<GameScene, 'game'>[] = [
  { name: 'spin', outcome: 'dry', seconds: 4 },
  { name: 'win', outcome: 'win', seconds: 6 },
  { name: 'big', outcome: 'big', seconds: 10 },
  { name: 'huge', outcome: 'huge', seconds: 14 },
  ...(canPlan(maths, 'minor', {}) ? [{ name: 'jackpot', outcome: 'minor', seconds: 14 }] : []),
  ...(maths.freeSpins === undefined ? [] : [{ name: 'free', outcome: 'freeSpins', seconds: 60, every: 500 }]),
  ...(maths.hold === undefined ? [] : [{ name: 'hold', outcome: 'hold', seconds: 40, every: 250 }]),
  ...(maths.tumble === undefined ? [] : [{ name: 'tumbles', outcome: 'tumbles', seconds: 14 }]),
  ...(canPlan(maths, 'multiplied', {}) ? [{ name: 'multiplied', outcome: 'multiplied', seconds: 14 }] : []),
  ...(maths.choice === undefined ? [] : [{ name: 'choice', outcome: 'choice', seconds: 40, every: 250 }]),
  ...(maths.nudge === undefined ? [] : [{ name: 'nudge', outcome: 'nudge', seconds: 8 }]),
  ...(maths.level === undefined ? [] : [{ name: 'wheel', outcome: 'wheel', seconds: 14 }]),
  ...CHANGES.filter((outcome) => canPlan(maths, outcome, {})).map((outcome) => ({
    name: outcome,
    outcome,
    seconds: 10,
  })),
  { name: 'demo', isDemo: true, seconds: 3 },
];
/** All scenes are filmed on a phone. Other screens show scenes with another layout. */
const ON: Readonly<Record<FilmScreen, readonly string[]>> = {
  phone: SCENES.map(({ name }) => name),
  landscape: ['spin', 'big', 'hold', 'tumbles', 'choice', 'nudge', 'wheel', ...CHANGES, 'demo'],
  desktop: ['spin', 'big', 'free', 'hold', 'tumbles', 'choice', 'nudge', 'wheel', ...CHANGES],
};

const port = await freePort();
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/testing/mockServer.ts', String(port)]);
const browser = await chromium.launch(softwareWebGL());
try {
  await rm(folder, { recursive: true, force: true });
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
      const count = await filmGame(browser, origin, folder, screen, { ...scene, game });
      console.log(`${screen} ${scene.name}: ${count} pictures`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}
