import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { MathsFile } from '#games/maths/game/schema.ts';
import { readMaths } from '../../scripts/game/catalogue.ts';
import { freePorts } from '../../scripts/product/ports.ts';
import { Buyer } from './fixtures/Buyer.ts';
import { GameWindow } from './fixtures/GameWindow.ts';
import { expect, PHONE, test as base } from './fixtures/index.ts';
import { expectMoving, expectState } from './fixtures/livePicture.ts';
import { codeFromOutbox, screens } from './fixtures/screens.ts';
import { softwareWebGL } from './fixtures/softwareWebGL.ts';
import { startCommand, type StartedCommand } from './fixtures/startedCommand.ts';
import { TableWindow } from './fixtures/TableWindow.ts';

// The first command of the README for a new player: sign in by phone, spin, buy, watch a stream. `npm run walk:start` does it in a fresh clone.
/** The checkout to start. Defaults to this checkout with its builds. */
const { FRONT_DOOR: clone } = process.env;
const CHECKOUT = clone ?? '.';
/** The folder for a picture of each step. */
const PICTURES = 'dist/walk';
const NEW_PHONE = '0911222333';
const PACK = { price: 30, way: 'credit' } as const;
/** The first purchase is doubled. */
const PACK_GOLD = 120_000;
const FIRST_GOLD = 10_000;

/** The game is drawn for the pictures of a whole run. */
const IS_WHOLE = process.env['WALKS'] === 'whole';

base.use({ launchOptions: softwareWebGL() });

/** How long a run may take, since a fresh clone builds first. */
const WALK_MS = 900_000;
/** How long a game may take. Free spins can begin in any round. */
const GAME_MS = 120_000;

const test = base.extend<{ folder: string; start: typeof startCommand }>({
  start: async ({ browserName: _browserName }, provide) => {
    const all: Promise<StartedCommand>[] = [];
    await provide((...wishes) => {
      const started = startCommand(...wishes);
      all.push(started);
      return started;
    });
    for (const started of all) await (await started).terminate();
  },
  folder: async ({ browserName: _browserName }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'menagerie-walk-'));
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
});

const Listed = z.array(z.object({ GameCode: z.string(), GameNames: z.object({ zh_tw: z.string() }) }));

/** The optional fields of a game's mathematics. Each of them is a mechanic or a part of a mechanic. */
const OPTIONAL = Object.entries(MathsFile.shape).flatMap(([name, field]) =>
  field.safeParse(undefined).success ? [name] : [],
);

/** The mechanics of a game. Kinds of free spins and tumbles count by themselves. */
function mechanicsOf(file: MathsFile): string[] {
  const { freeSpins, tumble } = file;
  return [
    ...OPTIONAL.filter((name) => Object.hasOwn(file, name)),
    ...[freeSpins, tumble].flatMap((feature) => Object.keys(feature ?? {})),
  ];
}

/** The most games of a run that is not whole. A test of `games/client` shows each mechanic. */
const MOST_GAMES = 3;

/** The games of the catalogue that a run opens: every game in a whole run, otherwise those with the most mechanics together. */
function spunGames(): z.infer<typeof Listed> {
  const listed = Listed.parse(JSON.parse(readFileSync('content/games.json', 'utf8')));
  let rest = listed
    .filter(({ GameCode }) => existsSync(`games/catalogue/${GameCode}/look.json`))
    .map((game) => ({ game, missing: mechanicsOf(readMaths('.', game.GameCode).file) }));
  if (IS_WHOLE) return rest.map(({ game }) => game);
  const chosen: z.infer<typeof Listed> = [];
  for (;;) {
    const most = rest.toSorted((one, other) => other.missing.length - one.missing.length)[0];
    if (most === undefined || most.missing.length === 0 || chosen.length === MOST_GAMES) return chosen;
    chosen.push(most.game);
    const seen = new Set(most.missing);
    rest = rest.map(({ game, missing }) => ({ game, missing: missing.filter((name) => !seen.has(name)) }));
  }
}
const SPUN = spunGames();

const OpenTables = z.object({ tables: z.array(z.string()) });

/** The tables that a run opens: each in a whole run, otherwise one. */
function openedTables(): z.infer<typeof Listed> {
  const { tables } = OpenTables.parse(JSON.parse(readFileSync('games/rooms/open.json', 'utf8')));
  const listed = Listed.parse(JSON.parse(readFileSync('content/games.json', 'utf8')));
  return listed.filter(({ GameCode }) => tables.includes(GameCode)).slice(0, IS_WHOLE ? tables.length : 1);
}
const TABLES = openedTables();

class Newcomer {
  readonly page: Page;
  readonly #name: string;

  /** @param name the folder of the pictures */
  constructor(page: Page, name: string) {
    this.page = page;
    this.#name = name;
  }

  async #picture(step: string): Promise<void> {
    await this.page.screenshot({ path: join(PICTURES, this.#name, `${step}.png`) });
  }

  async signIn(): Promise<void> {
    const { page } = this;
    await page.goto('/');
    const gate = screens.ageGate(page);
    // Pages are loaded by their addresses, and the gate opens at each load.
    await gate.getByRole('checkbox', { name: '不再顯示' }).check();
    await gate.getByRole('button', { name: '已滿18歲' }).click();
    await expect(screens.tiles(page)).toHaveCount(24);
    await this.#picture('1-lobby');
    await page.getByRole('button', { name: '登入就領 10,000' }).click();
    await page.getByRole('button', { name: '手機' }).click();
    await screens.phone(page).fill(NEW_PHONE);
    await page.getByRole('button', { name: '發送驗證碼' }).click();
    await expect(page.getByText('驗證碼已發送')).toBeVisible();
    await screens.code(page).fill(await codeFromOutbox(page, NEW_PHONE));
    await page.getByRole('dialog', { name: '歡迎禮' }).getByRole('button', { name: '收下 10,000' }).click();
    await expect(screens.wallet(page)).toContainText('10,000');
    await this.#picture('2-signed-in');
  }

  /** Opens games by their tiles and spins once in each. The balance changes by the stakes and the wins. Returns it. */
  async spin(): Promise<number> {
    const { page } = this;
    const game = await GameWindow.on(page, IS_WHOLE);
    let gold = FIRST_GOLD;
    for (const { GameCode, GameNames } of SPUN) {
      await page.goto(`/zh_tw/play-game/m?game=${GameCode}`);
      await page.getByRole('dialog', { name: GameNames.zh_tw }).getByRole('link', { name: '開始遊戲' }).click();
      await game.isReady();
      const { Balance, Win } = await game.spin();
      const started = (await game.saidOf('roundStarted')).at(-1);
      expect(Balance, GameCode).toBe(gold - (started?.Stake ?? 0) + Win);
      await expect(game.balance).toHaveText(Balance.toLocaleString('en'));
      await this.#picture(`3-spun-${GameCode}`);
      gold = Balance;
    }
    return gold;
  }

  /** Opens tables by their tiles and bets once on each. Returns the balance. */
  async bet(balance: number): Promise<number> {
    const { page } = this;
    const table = await TableWindow.on(page);
    let gold = balance;
    for (const { GameCode, GameNames } of TABLES) {
      await page.goto(`/zh_tw/play-game/m?game=${GameCode}`);
      await page.getByRole('dialog', { name: GameNames.zh_tw }).getByRole('link', { name: '開始遊戲' }).click();
      const started = await table.bet();
      await this.#picture(`3-bet-${GameCode}`);
      const { Balance, Win } = await table.end(started);
      expect(Balance, GameCode).toBe(gold - started.Stake + Win);
      gold = Balance;
    }
    return gold;
  }

  /** Buys the smallest pack at the sandbox gateway. The gold of the pack is added to the balance. */
  async buy(balance: number): Promise<void> {
    const buyer = new Buyer(this.page, { language: 'zh_tw', brand: 'bj188', hasWindow: false });
    await this.page.goto('/zh_tw/store');
    await expect(buyer.wallet('gold')).toContainText(goldText(balance));
    const gateway = await buyer.buy(PACK);
    await this.#picture('4-gateway');
    await gateway.getByRole('button', { name: 'Pay', exact: true }).click();
    const back = gateway.getByRole('button', { name: 'Return with the result' });
    await back.or(this.page.getByRole('heading', { name: buyer.text('order.delivered') })).waitFor();
    if (await back.isVisible()) await back.click();
    await buyer.expectState('delivered');
    await expect(buyer.wallet('gold')).toContainText(goldText(balance + PACK_GOLD));
    await this.#picture('5-bought');
  }

  async watch(): Promise<void> {
    const announcement = this.page.getByRole('dialog', { name: '每日獎勵一覽' });
    // The announcement opens at a load after the welcome, before or after the list.
    await this.page.addLocatorHandler(announcement, () => announcement.getByRole('button', { name: '關閉' }).click());
    await this.page.goto('/zh_tw/play-game/live');
    await this.page.getByRole('list', { name: '開播中的直播間' }).getByRole('link').first().click();
    await expectState(this.page, 'playing');
    await expectMoving(this.page);
    await this.#picture('6-live');
  }
}

/** The top bar's text for screen readers, without the rolling digits. */
const goldText = (gold: number): string => `${gold.toLocaleString('en')} 金幣`;

async function visit(browser: Browser, { origin, pictures }: { origin: string; pictures: string }): Promise<void> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const player = new Newcomer(await context.newPage(), pictures);
  await player.signIn();
  await player.buy(await player.bet(await player.spin()));
  await player.watch();
  await context.close();
}

test('npm start shows games, shop and live to a new player, and SIGTERM ends all its processes', async ({
  browser,
  folder,
  start,
}) => {
  test.setTimeout(WALK_MS + SPUN.length * GAME_MS);
  const ownData = { DATABASE_URL: `sqlite:${join(folder, 'world.sqlite')}` };
  const started = await start('start', {
    folder: CHECKOUT,
    args: clone === undefined ? ['--built'] : [],
    environment: { PORT: '0', ...(clone === undefined && ownData) },
    printed: /^service\s+(http:\S+)/u,
  });
  await visit(browser, { origin: started.origin, pictures: 'start' });
  expect(await started.terminate()).toEqual([]);
  await expect(fetch(started.origin)).rejects.toThrow();
});

// A development server transforms each module at its first load, which takes a minute on two processors.
if (IS_WHOLE) {
  test('npm run dev shows games, shop and live without a service', async ({ browser, start }) => {
    test.setTimeout(WALK_MS + SPUN.length * GAME_MS);
    const { service: port } = await freePorts();
    const started = await start('dev', {
      folder: CHECKOUT,
      args: ['--port', String(port), '--strictPort'],
      printed: /Local:\s+(http:\S+?)\/?$/u,
    });
    await visit(browser, { origin: started.origin, pictures: 'dev' });
    expect(await started.terminate()).toEqual([]);
  });
}
