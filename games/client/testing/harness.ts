import { GameMessage, type PageMessage } from '#protocol/gameFrame/index.ts';
import type { MathsFile } from '#games/maths/index.ts';
import { replayRound } from '#games/provider/history/replayRound.ts';
import { PLAYER } from '#games/provider/testing/providerWorld.ts';
import { catalogueFiles } from './catalogueFiles.ts';
import { isWantedName, openPlanned, plannedWorld, WANTED } from './plannedWorld.ts';
import { servePort } from './servePort.ts';
import { TEST_GAME } from './testGame.ts';

/**
 * A page around the frame for development, with the game server in memory: `?game=owl&want=free&lang=id_id&lost=1&gold=50&reduced=1`. Its
 * messages are in `window.messages`. `lost=choose` loses the answer to a call once, and `lost=2` the answers to two spins. `blank=100` lets
 * coins land often in respins. `replay=1` replays the wanted round. `level=79` is the level before it, of a game that collects symbols.
 * `grants=5` gives the player free spins at a stake of 20.
 */
const query = new URLSearchParams(location.search);
const wanted = query.get('want') ?? 'any';
const stake = Number(query.get('stake') ?? 100);
const code = query.get('game') ?? TEST_GAME;
const blank = Number(query.get('blank') ?? 0);
const game = code === TEST_GAME ? undefined : withBlanks(catalogueFiles(code).maths, blank);
const isWanted = WANTED[isWantedName(wanted) ? wanted : 'any'];
const world = await plannedWorld(
  isWanted,
  stake,
  Number(query.get('seed') ?? 0),
  game,
  Number(query.get('level') ?? 0),
);
const replayed = query.has('replay') ? replayRound(await world.spin(await openPlanned(world, code), stake)) : undefined;
const grants = Number(query.get('grants') ?? 0);
if (grants > 0) {
  const expires = new Date(world.ports.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
  world.ledger.grants = [{ grant: 'harness', stake: 20, count: grants, left: grants, expires }];
}
const gold = query.get('gold');
if (gold !== null) world.ledger.give(PLAYER, Number(gold) - world.ledger.goldOf(PLAYER));

let last = performance.now();
setInterval(() => {
  // The clock of the world counts whole milliseconds.
  const passed = Math.floor(performance.now() - last);
  world.pass(passed);
  last += passed;
}, 50);

const messages: GameMessage[] = [];
Object.assign(window, { messages, world });
const [lostCall, lostTimes] = lostAnswers(query.get('lost') ?? '0');
let lost = lostTimes;
const frame = document.createElement('iframe');
frame.sandbox.add('allow-scripts');
frame.title = 'game';
const launch = query.has('replay')
  ? 'replay=1'
  : query.has('demo')
    ? `brand=owl&visitor=harness`
    : `token=${world.ledger.launch(PLAYER)}`;
frame.src = `${query.get('frame') ?? '../index.html'}?game_code=${code}&${launch}`;
window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  const message = GameMessage.safeParse(data);
  if (source !== frame.contentWindow || !message.success) return;
  messages.push(message.data);
  if (message.data.Type !== 'ready') return;
  const { port1, port2 } = new MessageChannel();
  servePort(port1, world, {
    delay: Number(query.get('delay') ?? 60),
    isLost: (call) => {
      if (call !== lostCall || lost === 0) return false;
      lost -= 1;
      return true;
    },
  });
  const start: PageMessage = {
    Type: 'start',
    Lang: query.get('lang') ?? 'zh_tw',
    IsMuted: query.has('muted'),
    ReducedMotion: query.has('reduced'),
    HasChat: query.has('chat'),
    Replay: replayed,
  };
  frame.contentWindow?.postMessage(start, '*', [port2]);
});
document.body.append(frame);

/** The mathematics with another weight of a cell that stays empty in a respin. */
function withBlanks(maths: MathsFile, weight: number): MathsFile {
  return weight === 0 || maths.hold === undefined ? maths : { ...maths, hold: { ...maths.hold, blank: weight } };
}

/** The call that loses answers, and the number of them: those of spins without a name. */
function lostAnswers(wish: string): readonly [call: string, times: number] {
  const times = Number(wish);
  return Number.isNaN(times) ? [wish, 1] : ['spin', times];
}
