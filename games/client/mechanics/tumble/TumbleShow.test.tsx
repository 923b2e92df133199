import { afterEach, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import type { SoundName } from '../../look/soundMoments.ts';
import { Presenter } from '../../show/Presenter.ts';
import { chineseTexts } from '../../testing/chineseTexts.ts';
import { BASE } from '../../testing/playedRound.ts';
import { stillScene } from '../../testing/stillScene.ts';
import { testHud } from '../../testing/testHud.ts';
import { StrikeBar } from './strike/StrikeBar.ts';
import { TumbleShow } from './TumbleShow.ts';

const wins = (pay: number, symbol: string) => [{ symbol, count: 5, pay, cells: [[0, 0] as const] }];
const SPIN: SpinOutcome = {
  ...BASE,
  wins: wins(40, 'moon'),
  tumbles: [
    { removed: [[0, 0]], window: [], wins: wins(20, 'ruby'), multiple: 1, orbs: [] },
    { removed: [[0, 0]], window: [], wins: [], multiple: 1, orbs: [{ cell: [0, 0], multiple: 10 }] },
  ],
  thrown: 10,
  pay: 600,
};
const SUMS = [400, 600, 600];

afterEach(() => {
  document.body.replaceChildren();
});

const IMAGES = { atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } }, address: '' };

/** Ledges that note what the mascot does. */
function notedLedges() {
  const noted: string[] = [];
  const note =
    (name: string) =>
    (...values: readonly unknown[]): Promise<void> => {
      noted.push([name, ...values].join(' '));
      return Promise.resolve();
    };
  const ledges = {
    leap: (board: number, isBrief = false) => note(isBrief ? 'short leap' : 'leap')(board),
    pass: note('pass'),
    slide: () => void note('slide')(),
    skip: (board: number) => void note('skip')(board),
    clear: () => {},
    setFree: () => {},
  };
  return { noted, ledges };
}

type Ledges = ReturnType<typeof notedLedges>['ledges'];
type Pays = Readonly<Record<string, Readonly<Record<string, number>>>>;

function open(rising: readonly number[] = [], { ledges, pays }: { ledges?: Ledges; pays?: Pays } = {}) {
  const hud = testHud();
  document.body.append(hud.root);
  const heard: SoundName[] = [];
  const sounds = { play: async (name: SoundName) => void heard.push(name), playMusic: () => {} };
  const presenter = new Presenter({
    scene: stillScene(),
    hud,
    texts: chineseTexts,
    clock: { now: () => 0, after: (_, work) => void setTimeout(work, 0), every: () => {} },
    sounds,
    titles: {},
    bigWin: () => undefined,
  });
  const tumble = new TumbleShow({
    show: presenter,
    hud,
    texts: chineseTexts,
    sounds,
    board: undefined,
    images: IMAGES,
    strikeBar: pays && new StrikeBar({ hud, texts: chineseTexts, images: IMAGES, pays }),
    rising,
    ledges,
    orb: rising.length === 0 ? 'orb' : undefined,
    tiers: [],
  });
  presenter.addShows({ tumble });
  presenter.setReducedMotion(true);
  const show = (board: number, stake = 100) => presenter.tumble({ do: 'tumble', spin: SPIN, board, sums: SUMS, stake });
  const pills = () => [...hud.root.querySelectorAll('.pills li')].map((pill) => pill.textContent);
  const plate = () => hud.root.querySelector('.plate.tumble');
  const said = () => hud.root.querySelector('[role="status"]')?.textContent;
  return { presenter, hud, heard, show, pills, plate, said };
}

it('names each board with its coins, and announces only the sum', async () => {
  const { presenter, show, pills, plate, said } = open();
  presenter.startReels('base');
  await show(0);
  expect(pills()).toEqual(['第 1 爆400']);
  await show(1);
  expect(pills()).toEqual(['第 1 爆400', '第 2 爆200']);
  expect(plate()).toBeVisible();
  expect(said()).toBe('');
  await presenter.multiply({ do: 'multiply', spin: SPIN, sum: 600, coins: 6000 });
  expect(plate()).toHaveTextContent('600');
  expect(plate()).toHaveTextContent('×10');
  // The multiple stays beside the boards after the plate is gone.
  expect(pills()).toEqual(['第 1 爆400', '第 2 爆200', '×10']);
  presenter.skip();
  expect(pills()).toContain('×10');
  await presenter.showWins({ do: 'showWins', spin: SPIN, coins: 6000, stake: 1000, size: 'small', counted: 600 });
  expect(said()).toBe('贏得 6,000');
});

it('shows the sum of all boards after a press', async () => {
  const { presenter, hud, show, pills, plate } = open();
  presenter.startReels('base');
  const shown = show(0);
  presenter.skip();
  await shown;
  expect(pills()).toEqual(['第 1 爆400', '第 2 爆200']);
  expect(plate()).toHaveTextContent('600');
  presenter.startReels('base');
  expect(pills()).toEqual([]);
  expect(hud.root.querySelector('.plate.tumble')).not.toBeVisible();
});

it('marks the ledge of each board where the multiples rise', async () => {
  const { presenter, hud, show, heard } = open([1, 2, 5]);
  presenter.startReels('base');
  await show(0);
  await show(1);
  const states = [...hud.root.querySelectorAll<HTMLElement>('.ledges span')].map(({ dataset }) => dataset['state']);
  expect(states).toEqual(['done', 'on', 'ahead']);
  expect(heard.filter((name) => name === 'burst')).toHaveLength(2);
});

it('leaps to a ledge with each board that pays, and slides back after the last one', async () => {
  const { noted, ledges } = notedLedges();
  const { presenter, hud, show, plate, pills } = open([1, 2, 5], { ledges });
  presenter.startReels('base');
  await show(0);
  expect(noted).toEqual(['leap 0', 'pass 0']);
  expect(hud.root.querySelector('.tumbling b')).toHaveTextContent('連爆中');
  expect(plate()).toHaveTextContent('月亮');
  await show(1);
  expect(noted).toEqual(['leap 0', 'pass 0', 'leap 1', 'pass 1', 'slide']);
  expect(pills()).toEqual([]);
  presenter.skip();
  // The plate is the equation of one board: 200 coins, its multiple, and their product.
  expect(plate()).toHaveTextContent(/200×1=.*200$/);
});

it('leaps shortly while the sum is not above the stake', async () => {
  const { noted, ledges } = notedLedges();
  const { presenter, show } = open([1, 2, 5], { ledges });
  presenter.startReels('base');
  await show(0, 400);
  await show(1, 400);
  expect(noted.filter((each) => each.includes('leap'))).toEqual(['short leap 0', 'leap 1']);
});

it('stands on the ledge of the last board that pays after a press', async () => {
  const { noted, ledges } = notedLedges();
  const { presenter, show } = open([1, 2, 5], { ledges });
  presenter.startReels('base');
  const shown = show(0);
  presenter.skip();
  await shown;
  expect(noted.filter((each) => !each.startsWith('leap'))).toEqual(['skip 1']);
});

it('sums more than three multiples on the plate', async () => {
  const { presenter, plate } = open();
  const orbs = [2, 3, 5, 10].map((multiple, reel) => ({ cell: [reel, 0] as const, multiple }));
  const shows = async (count: number, falling: number) => {
    const first = { removed: [], window: [], wins: [], multiple: 1 };
    const tumbles = [{ ...first, orbs: orbs.slice(0, count + falling) }];
    const spin = { ...SPIN, orbs: orbs.slice(0, count), tumbles };
    presenter.startReels('base');
    await presenter.tumble({ do: 'tumble', spin, board: 0, sums: [400, 400], stake: 100 });
    return plate()?.querySelector('.orbs')?.textContent;
  };
  expect(await shows(2, 1)).toBe('×2+×3+×5');
  expect(await shows(3, 1)).toBe('×20');
});

it('names each stroke of a game that strikes, and the step of the pays that it has reached', async () => {
  const { presenter, hud, show, heard } = open([], { pays: { moon: { 5: 40, 8: 90 }, ruby: { 5: 20 } } });
  presenter.startReels('base');
  await show(0);
  const bar = hud.root.querySelector('.strike-bar');
  expect([...(bar?.querySelectorAll('.pay-steps li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '5–7×4',
    '8+×9',
  ]);
  expect(bar?.querySelector('.on')).toHaveTextContent('5–7');
  expect(bar).toHaveTextContent('+400');
  await show(1);
  expect(bar).toHaveTextContent('+200');
  expect(hud.root.querySelector('.stroke-line')).toHaveTextContent('第 2 爆 · tumble.threw ×10');
  // The scene plays the sounds of a throw.
  expect(heard.filter((name) => name === 'strike')).toHaveLength(2);
  expect(heard).not.toContain('thrown');
  presenter.startReels('base');
  expect(bar).toBeEmptyDOMElement();
});
