import { expect, it, vi } from 'vitest';
import { PLAYER } from '#games/provider/testing/providerWorld.ts';
import { type Clock, Game, type Stage } from './Game.ts';
import { plannedWorld, WANTED } from './testing/plannedWorld.ts';
import { servePort } from './testing/servePort.ts';
import { GameServerClient } from './transport/GameServerClient.ts';
import { portTransport } from './transport/portTransport.ts';

const nothing = (): Promise<void> => Promise.resolve();
const STAGE: Stage = {
  startReels: () => {},
  stopReels: nothing,
  placeReels: nothing,
  returnReels: () => {},
  showWins: nothing,
  nudge: nothing,
  change: nothing,
  turnWheel: nothing,
  tumble: nothing,
  multiply: nothing,
  showJackpot: nothing,
  enterFreeSpins: nothing,
  leaveFreeSpins: nothing,
  enterHold: nothing,
  respin: nothing,
  leaveHold: nothing,
  enterChoice: nothing,
  openChoice: nothing,
  skip: () => {},
};

it('reports again that a stake may follow when a timer was early', async () => {
  const world = await plannedWorld(WANTED.nothing, 20);
  const { port1, port2 } = new MessageChannel();
  servePort(port1, world);
  let time = 0;
  const timers: { milliseconds: number; work: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after: (milliseconds, work) => (milliseconds === 0 ? work() : void timers.push({ milliseconds, work })),
    every: () => {},
  };
  const ready: boolean[] = [];
  const game = new Game({
    client: new GameServerClient(portTransport(port2)),
    stage: STAGE,
    page: { post: () => {} },
    clock,
    changed: (state) => void ready.push(state.phase === 'idle' && time >= state.readyAt),
  });
  await game.open({ LaunchToken: world.ledger.launch(PLAYER), GameCode: 'owl' });
  game.press();
  await vi.waitFor(() => expect(timers).toHaveLength(1));
  time = 2499.6;
  timers[0]?.work();
  expect(ready.at(-1)).toBe(false);
  expect(timers).toHaveLength(2);
  time = 2500.6;
  timers[1]?.work();
  expect(ready.at(-1)).toBe(true);
  port1.close();
  port2.close();
});
