import type { SeedView } from '#games/api/index.ts';
import { type MathsFile, reelsOf } from '#games/maths/index.ts';
import type { GameFiles } from './assets/gameFiles.ts';
import type { BigWin } from './bigWin/BigWin.ts';
import { type Clock, Game } from './Game.ts';
import { element } from './hud/element.ts';
import { holdControls, hudPictures, payingWell } from './hud/gameControls.ts';
import { Hud } from './hud/Hud.ts';
import { showPools } from './hud/showPools.ts';
import { listenToKeys } from './hud/keyboard.ts';
import { ladderOf } from './mechanics/choice/choiceSpins.ts';
import { nudged } from './mechanics/nudge/nudgeSteps.ts';
import type { Gate } from './mechanics/ledges/LedgesShow.ts';
import { lastBoard } from './mechanics/tumble/tumbleSteps.ts';
import { loadBoard, loadMechanics } from './mechanics/loadMechanics.ts';
import type { LaterMessage, PageLink, PageStart } from './page/pageLink.ts';
import { frameClock } from './page/frameClock.ts';
import { toggleFullscreen } from './page/toggleFullscreen.ts';
import { paidWindow } from './round/changesWindow.ts';
import type { GameState } from './round/state.ts';
import { Atlas } from './scene/Atlas.ts';
import type { ReelScene, SceneListener } from './scene/ReelScene.ts';
import type { OpenedRenderer } from './scene/openRenderer.ts';
import { Scene } from './scene/Scene.ts';
import { Presenter } from './show/Presenter.ts';
import type { Sheets } from './createSheets.ts';
import type { FiguresVariant } from './sheet/figures.ts';
import { SheetImages } from './sheet/symbolImage.ts';
import { GameSounds } from './look/sounds.ts';
import type { Texts } from './texts/texts.ts';
import type { GameServerClient, Launch } from './transport/GameServerClient.ts';

export interface OpenGameParts extends OpenedRenderer {
  readonly body: HTMLElement;
  readonly files: GameFiles;
  readonly atlas: ImageBitmap | HTMLImageElement;
  readonly texts: Texts;
  readonly client: GameServerClient;
  readonly page: PageLink;
  readonly start: PageStart;
  readonly launch: Launch;
  readonly clock?: Clock;
  readonly changed?: (state: GameState) => void;
}

export interface OpenGame {
  /** Acts as the round button does. */
  press(): void;
  receive(message: LaterMessage): void;
  /** Receives the seed of the next round. */
  changeSeed(seed: SeedView): void;
}

/** Makes the picture of a game. Tests pass one that draws nothing. */
export type MakeScene = (hud: Hud, parts: OpenGameParts, listener: SceneListener) => Promise<ReelScene>;

/** Events that let a page play sound. A finger counts when it lifts. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;
const TICK_MS = 250;
const JACKPOTS_MS = 15_000;
/** How much higher in pitch each reel stops than the one before. */
const REEL_RISE = 0.03;

const makeScene: MakeScene = async ({ slot }, { renderer, files, atlas, clock = frameClock }, listener) => {
  const { look, maths, atlas: data } = files;
  const board = await loadBoard(maths, look);
  return new Scene({
    renderer: await renderer,
    slot,
    look,
    maths,
    atlas: new Atlas(atlas, data),
    listener,
    clock,
    board,
  });
};

/** Opens a game, shows it and opens its session. @throws Error if the browser cannot draw it */
export async function openGame(parts: OpenGameParts, make: MakeScene = makeScene): Promise<OpenGame> {
  const { body, files, texts, client, page, start, launch } = parts;
  const sounds = new GameSounds({
    look: files.look,
    address: files.sound,
    createContext: () => new AudioContext(),
    load: loadBytes,
  });
  const unlock = (): void => {
    if (typeof AudioContext !== 'undefined') sounds.unlock();
  };
  for (const touch of TOUCHES) body.addEventListener(touch, unlock);
  sounds.playMusic('night');
  const { clock = frameClock } = parts;
  let isMuted = start.IsMuted;
  let isCovered = false;
  const press = (): void => {
    const before = game.state;
    game.press();
    if (game.state !== before) void sounds.play('press');
  };
  const changeStake = (step: 1 | -1): void => {
    const { stake } = game.state;
    game.dispatch({ type: 'changeStake', step });
    if (game.state.stake !== stake) void sounds.play('press');
  };
  const setMuted = (muted: boolean): void => {
    isMuted = muted;
    hud.topBar.setMuted(muted);
    sounds.isMuted = muted;
  };
  const hud = new Hud({
    texts,
    canvas: parts.canvas,
    paying: payingWell(files.maths),
    hold: holdControls(files),
    tips: files.look.tips,
    board: files.look.board,
    pictures: hudPictures(files, texts.language),
    actions: {
      press,
      changeStake,
      switchGrants: () => game.dispatch({ type: 'switchGrants' }),
      leave: () => page.post({ Type: 'exit' }),
      toggleSound: () => setMuted(!isMuted),
      openChat: () => page.post({ Type: 'chat' }),
      openInfo: () => void openSheet('info'),
      openHistory: () => void openSheet('history'),
      toggleFullscreen: () => void toggleFullscreen(),
    },
  });
  body.append(hud.root);
  window.addEventListener('resize', () => hud.fitBoard());
  let sheets: Sheets | undefined;
  const openSheet = async (name: keyof Sheets): Promise<void> => {
    try {
      const { createSheets } = await import('./createSheets.ts');
      sheets ??= await createSheets({ host: hud.root, files, texts, client, page, game });
      sheets[name]();
    } catch {
      hud.say(texts.text('failed'));
    }
  };
  const scene = await make(hud, parts, {
    lit: (win) => presenter.lit(win),
    reelStopped(reel, isScatter) {
      void sounds.play(isScatter ? 'scatterStop' : 'reelStop', 1 + REEL_RISE * reel);
      hold?.showCoins(reel);
    },
    threw: (moment) => void sounds.play(moment),
    anticipated: () => void sounds.play('anticipation'),
    tall: (moment) => void sounds.play(moment === 'climb' ? 'tallClimb' : 'tallRoar'),
    resized: () => hud.fitBoard(),
    pictureLost() {
      hud.root.append(element('p', { class: 'lost', role: 'alert' }, texts.problem('PICTURE_LOST')));
      page.post({ Type: 'error', Code: 'PICTURE_LOST', Message: 'the device has taken the picture away' });
    },
  });
  const titles = Object.fromEntries(
    Object.keys(files.look.titles).map((name) => [name, files.picture(`${name}-${texts.language}`)]),
  );
  let bigWin: BigWin | undefined;
  const presenter = new Presenter({ scene, hud, texts, clock, sounds, titles, bigWin: () => bigWin });
  const mechanics = await loadMechanics(files.maths, files.look);
  const freeSpins =
    mechanics.freeSpins === undefined
      ? undefined
      : new mechanics.freeSpins({
          show: presenter,
          scene,
          hud,
          texts,
          sounds,
          ladder: (chosen) => ladderOf(files.maths, chosen),
          title: titles['free'],
        });
  const images = { atlas: SheetImages.parse(files.atlas), address: files.picture('atlas') };
  const strikeBar = mechanics.strikeBar && new mechanics.strikeBar({ hud, texts, images, pays: files.maths.pays });
  const rising = files.maths.tumble?.rising ?? [];
  const ledges =
    mechanics.ledges &&
    new mechanics.ledges({ scene, hud, texts, sounds, look: files.look, rising, gate: gateOf(files.maths) });
  const tumble =
    mechanics.tumble &&
    new mechanics.tumble({
      show: presenter,
      hud,
      texts,
      sounds,
      board: scene.tumbleBoard,
      images,
      strikeBar,
      rising,
      ledges,
      orb: files.maths.tumble?.thrown?.symbol,
      tiers: files.look.orbs ?? [],
    });
  const hold =
    mechanics.hold === undefined || files.maths.hold === undefined
      ? undefined
      : new mechanics.hold({
          show: presenter,
          scene,
          hud,
          texts,
          sounds,
          look: files.look,
          rule: files.maths.hold,
          reels: reelsOf(files.maths),
          rows: files.maths.rows,
          titles,
          collector:
            mechanics.shell &&
            new mechanics.shell({
              scene,
              sounds,
              look: files.look,
              coin: files.maths.hold.coin,
              reels: reelsOf(files.maths),
              rows: files.maths.rows,
            }),
        });
  const nudge =
    mechanics.nudge &&
    new mechanics.nudge({ show: presenter, scene, hud, texts, sounds, clock, board: files.look.board, press });
  const choice =
    mechanics.choice === undefined || files.maths.choice === undefined
      ? undefined
      : new mechanics.choice({
          show: presenter,
          scene,
          hud,
          texts,
          sounds,
          rule: files.maths.choice,
          look: files.look.choice,
          images,
          title: titles['title'],
          panel: mechanics.choicePanel,
          figures: () => figuresOf(files, () => game.state.variant),
          choose: (option) => game.dispatch({ type: 'choose', option }),
        });
  const changeParts = { show: presenter, scene, hud, texts, sounds, files, images };
  const { level: rule } = files.maths;
  const level =
    mechanics.level === undefined || rule === undefined || files.look.level === undefined
      ? undefined
      : new mechanics.level({ ...changeParts, rule, look: files.look.level });
  const made = (mechanics.changes ?? []).map((Change) => new Change(changeParts));
  const changes = level === undefined ? made : [...made, level];
  presenter.addShows({ freeSpins, hold, tumble, nudge, choice, level, changes });
  const loadBigWin = async (): Promise<void> => {
    const { openBigWin } = await import('./bigWin/openBigWin.ts');
    bigWin = openBigWin({ hud, scene, files, texts });
    bigWin.setReducedMotion(start.ReducedMotion);
  };
  let isLoaded = false;
  const changed = (state: GameState): void => {
    if (!isLoaded && state.phase !== 'loading') {
      isLoaded = true;
      if (freeSpins !== undefined) hud.loadScene('free');
      if (hold !== undefined) hud.loadScene('hold');
      // Without it a banner shows the win.
      loadBigWin().catch(() => undefined);
      scene.setVariant(state.variant);
      showPools(hud, state);
      hud.fitBoard();
      const outcome = state.lastRound?.Result?.Outcome;
      const shown = outcome?.spins.at(-1);
      if (state.phase === 'idle' && shown !== undefined) {
        scene.placeReels(paidWindow(nudged(lastBoard(shown))));
        for (const change of changes) change.place?.(shown);
        if (state.lastRound !== undefined) hold?.showLast(state.lastRound);
      }
      if (start.Opens === 'seeds') void openSheet('seeds');
    }
    hud.update(state, clock.now());
    freeSpins?.update(state);
    tumble?.update(state);
    hold?.update(state);
    nudge?.update(state, clock.now());
    choice?.update(state);
    level?.update(state);
    parts.changed?.(state);
  };
  const game = new Game({ client, stage: presenter, page, clock, changed });
  presenter.setReducedMotion(start.ReducedMotion);
  ledges?.setReducedMotion(start.ReducedMotion);
  hud.root.dataset['motion'] = start.ReducedMotion ? 'reduced' : 'full';
  hud.topBar.setHasChat(start.HasChat);
  setMuted(start.IsMuted);
  listenToKeys(
    body,
    {
      press,
      changeStake,
      escape: () => page.post({ Type: 'exit' }),
    },
    () => isCovered,
  );
  hud.update(game.state, clock.now());
  clock.every(TICK_MS, () => {
    hud.jackpots.tick();
    hud.topBar.tick(Date.now());
  });
  clock.every(JACKPOTS_MS, () => void readJackpots());
  async function readJackpots(): Promise<void> {
    const { brand: Brand, gameCode: GameCode } = game.state;
    if (Brand === '' || isCovered) return;
    // The plates keep their amounts until the next reading.
    const answer = await client.readJackpots({ Brand, GameCode }).catch(() => undefined);
    if (answer !== undefined) hud.jackpots.update(answer.Jackpots);
  }
  void game.open(launch);
  return {
    press: () => game.press(),
    changeSeed: (seed) => game.dispatch({ type: 'seedChanged', seed }),
    receive(message) {
      if (message.Type === 'balance') game.dispatch({ type: 'balance', balance: message.Balance });
      else if (message.Type === 'jackpot') hud.jackpots.showPageFigure(message.Amount);
      else if (message.Type === 'sound') setMuted(message.IsMuted);
      else if (message.Type === 'grants') void game.readGrants();
      else {
        isCovered = message.IsCovered;
        scene.setCovered(isCovered);
        sounds.isCovered = isCovered;
      }
    },
  };
}

/** The published figures of the variant that is played. They load with the first part that shows them. */
async function figuresOf(files: GameFiles, variant: () => string): Promise<FiguresVariant | undefined> {
  const [{ FiguresFile }, data] = await Promise.all([import('./sheet/figures.ts'), files.loadFigures()]);
  const { variants } = FiguresFile.parse(data);
  return variants[variant()] ?? Object.values(variants)[0];
}

/** The gate above the ledges, of a game whose free spins begin after a number of boards that pay. */
function gateOf({ freeSpins }: MathsFile): Gate | undefined {
  if (freeSpins?.tumbles === undefined) return undefined;
  return { board: freeSpins.tumbles - 1, spins: freeSpins.spins };
}

async function loadBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}
