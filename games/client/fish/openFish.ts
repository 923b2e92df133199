import type { ShotResult } from '#games/api/index.ts';
import type { Clock } from '../Game.ts';
import { GameSounds } from '../look/sounds.ts';
import { frameClock } from '../page/frameClock.ts';
import type { LaterMessage, PageLink, PageStart } from '../page/pageLink.ts';
import { randomID } from '../randomID.ts';
import type { FishKind } from '../transport/room/roomContract.ts';
import type { RoomTransport } from '../transport/room/RoomTransport.ts';
import './fish.css';
import type { FishFiles } from './fishFiles.ts';
import type { FishSound } from './look/schema.ts';
import { FishPlay } from './play/FishPlay.ts';
import { isInField } from './play/nearestFish.ts';
import type { FishNow } from './play/Shoal.ts';
import { slotOf } from './play/state.ts';
import { FishLoop, type Frames } from './scene/FishLoop.ts';
import type { FishStage } from './scene/FishStage.ts';
import { isBigCatch } from './screen/BigCatch.ts';
import { FishScreen } from './screen/FishScreen.ts';
import { seatName } from './screen/SeatPlates.ts';
import type { FishSheet } from './sheet/FishSheet.ts';
import type { FishTexts } from './texts/fishTexts.ts';

export interface OpenFishParts {
  readonly body: HTMLElement;
  readonly files: FishFiles;
  readonly canvas: HTMLCanvasElement;
  readonly stage: FishStage;
  /** Paints a fish for the sheet. */
  readonly paint: (fish: string) => HTMLElement;
  readonly texts: FishTexts;
  readonly room: RoomTransport<FishKind>;
  readonly page: PageLink;
  readonly start: PageStart;
  readonly clock?: Clock;
  /** Draws frames. */
  readonly frames?: (draw: (seconds: number) => void) => Frames;
}

export interface OpenFish {
  receive(message: LaterMessage): void;
}

const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;
const TICK_MS = 250;
const MOST_COINS = 26;

/** Opens a fishing room, shows it and takes a seat. */
export function openFish(parts: OpenFishParts): OpenFish {
  const { body, files, texts, room, page, start, stage: scene, clock = frameClock } = parts;
  const { frames = (draw) => new FishLoop(draw) } = parts;
  const { rules, look } = files;
  const isReduced = start.ReducedMotion;
  const sounds = new GameSounds<FishSound>({
    look: { sounds: look.sounds },
    address: files.sound,
    createContext: () => new AudioContext(),
    load: loadBytes,
  });
  const unlock = (): void => {
    if (typeof AudioContext !== 'undefined') sounds.unlock();
  };
  for (const touch of TOUCHES) body.addEventListener(touch, unlock);
  const sound = (name: FishSound, rate?: number): void => void sounds.play(name, rate);
  let isMuted = start.IsMuted;
  const setMuted = (muted: boolean): void => {
    isMuted = muted;
    sounds.isMuted = muted;
    screen.bar.setMuted(muted);
  };
  let sheet: FishSheet | undefined;
  const openSheet = async (): Promise<void> => {
    const { FishSheet: Sheet } = await import('./sheet/FishSheet.ts');
    sheet ??= new Sheet({
      host: screen.root,
      texts,
      files,
      paint: parts.paint,
      verify: () => page.post({ Type: 'history' }),
    });
    sheet.open();
  };
  const screen: FishScreen = new FishScreen({
    texts,
    files,
    canvas: parts.canvas,
    clock,
    isReduced,
    actions: {
      leave: () => leave(),
      toggleSound: () => setMuted(!isMuted),
      openInfo: () => void openSheet(),
      openChat: () => page.post({ Type: 'chat' }),
      emote: (emote) => void play.emote(emote),
      step(way) {
        play.stepCannon(way);
        sound('press');
        screen.announcer.say(texts.fish('sayCannon', { coins: texts.coins(play.state.cannon) }));
      },
      choose(cannon) {
        void play.chooseCannon(cannon);
        sound('press');
      },
      freeze: () => void play.freeze(),
      lock: () => play.setLocking(!play.state.isLocking),
      sea: {
        aim: (x, y) => scene.aimAt(x, y),
        press: (x, y) => play.press(scene.view.toField(x, y)),
        fire: () => play.fireAtTarget(),
        step: (x, y) => stepTarget(play, scene, x, y),
      },
    },
  });
  const play: FishPlay = new FishPlay({
    rules,
    room,
    page,
    clock,
    randomID,
    listener: {
      changed(state) {
        screen.update(state);
        scene.update(state);
      },
      fired(shot) {
        scene.fired(shot);
        sound('shot', shot.isOwn ? 1 : 0.84);
      },
      met(shot, fish) {
        scene.met(shot, fish);
        if (shot.isOwn) sound('net');
      },
      result: (result, fish, isOwn) => showResult(result, fish, isOwn),
      over: () => undefined,
      missed(results) {
        const coins = results.reduce((sum, { Win }) => sum + Win, 0);
        const shots = texts.number(results.length);
        screen.announcer.say(texts.fish('sayMissed', { shots, coins: texts.coins(coins) }));
      },
      chosen(fish) {
        scene.locked();
        sound('lock');
        screen.announcer.chosen(fish.Fish);
      },
      frozen() {
        sound('freeze');
        screen.announcer.say(texts.fish('sayFrozen'));
      },
      emote: (SeatID, emote) => screen.emotes.show(SeatID, emote),
    },
  });
  const showResult = (result: ShotResult, fish: FishNow | undefined, isOwn: boolean): void => {
    const { Seat, Fish, Multiple, Stake, Jackpots } = result;
    if (isOwn) screen.announcer.result(result);
    if (Multiple > 0 && fish !== undefined) {
      const coins = Math.min(MOST_COINS, 4 + Math.floor(Multiple / 3));
      const spot = scene.caught(fish, Seat, isOwn ? coins : Math.ceil(coins / 3));
      screen.amounts.show(spot, Stake * Multiple, Multiple, slotOf(Seat, play.state.seat));
    }
    if (isOwn && Multiple > 0) {
      screen.bigCatch.show(Fish, Multiple, Stake * Multiple);
      if (isBigCatch(Multiple)) sound('bigCatch');
      else sound('catch', 0.9 + Math.min(0.4, Multiple / 40));
    }
    if (!isOwn && isBigCatch(Multiple)) {
      const seat = play.state.seats.find((one) => one.Seat === Seat);
      const name = seatName(texts, seat, play.state.seat);
      screen.announcer.say(texts.fish('otherCaught', { name, fish: texts.nameOf(Fish) }));
    }
    if (!isOwn) return;
    for (const { Name, Coins } of Jackpots) {
      screen.bigCatch.showPool(Name, Coins);
      sound('pool');
    }
  };
  const leave = (): void => {
    play.leave();
    page.post({ Type: 'exit' });
  };
  body.append(screen.root);
  screen.setHasChat(start.HasChat);
  setMuted(isMuted);
  const resize = (): void => {
    scene.resize(screen.root.clientWidth, screen.root.clientHeight);
    screen.layOut(scene.view);
  };
  window.addEventListener('resize', resize);
  resize();
  const boss = bossOf(files);
  let shownBoss: number | undefined;
  const tick = (): void => {
    const now = play.now();
    screen.tick(play.state, now);
    const fish = play.shoal.visible.find(({ Fish }) => Fish === look.boss);
    screen.boss.show(look.boss, fish && play.shoal.leftOf(fish, now), boss.ms);
    if (fish !== undefined && fish.FishID !== shownBoss) {
      shownBoss = fish.FishID;
      sound('boss');
      screen.announcer.say(texts.fish('sayBoss', { fish: texts.nameOf(look.boss), to: texts.number(boss.most) }));
    }
  };
  clock.every(TICK_MS, tick);
  const loop = frames((seconds) => {
    play.advance();
    scene.draw(play, seconds);
    const target = play.shoal.find(play.state.target);
    screen.sea.show(target, target && scene.spotOf(target));
  });
  loop.start();
  screen.root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'Escape') leave();
    else if (event.key === '+' || event.key === '=') play.stepCannon(1);
    else if (event.key === '-') play.stepCannon(-1);
    else if (event.key === 'f') void play.freeze();
    else if (event.key === 'l') play.setLocking(!play.state.isLocking);
  });
  void play.enter();
  return {
    receive(message) {
      if (message.Type === 'balance') play.setBalance(message.Balance);
      else if (message.Type === 'sound') setMuted(message.IsMuted);
      else if (message.Type === 'covered') {
        sounds.isCovered = message.IsCovered;
        loop.pause(message.IsCovered);
      }
    },
  };
}

/** The time that the boss swims, and its greatest multiple. */
function bossOf({ rules, look }: Pick<FishFiles, 'rules' | 'look'>): { readonly ms: number; readonly most: number } {
  const boss = rules.fish.find(({ code }) => code === look.boss);
  const multiples = boss?.multiples.map(({ multiple }) => multiple) ?? [0];
  return { ms: (boss?.swim.seconds ?? 1) * 1000, most: Math.max(...multiples) };
}

/** A fish further to the side than up or down counts as lying at this side. */
const SIDEWAYS = 2;

/** Chooses the nearest fish to a side of the chosen one, as the player sees it. Without one, the nearest to the middle. */
function stepTarget(play: FishPlay, scene: FishStage, x: number, y: number): void {
  const { view } = scene;
  const chosen = play.shoal.find(play.state.target);
  const from =
    chosen === undefined
      ? { x: view.left + view.width / 2, y: view.top + view.height / 2 }
      : { x: view.x(chosen.place.x), y: view.y(chosen.place.y) };
  let best: FishNow | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const fish of play.shoal.visible) {
    if (fish === chosen) continue;
    const [dx, dy] = [view.x(fish.place.x) - from.x, view.y(fish.place.y) - from.y];
    const [ahead, beside] = [dx * x + dy * y, Math.abs(dx * y + dy * x)];
    if (!isInField(fish.place) || (chosen !== undefined && ahead <= 0)) continue;
    const away = chosen === undefined ? Math.hypot(dx, dy) : ahead + beside * SIDEWAYS;
    if (away >= least) continue;
    least = away;
    best = fish;
  }
  if (best !== undefined) play.choose(best);
}

async function loadBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}
