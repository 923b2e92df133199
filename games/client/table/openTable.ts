import type { TableFile } from '#games/maths/tables/schema.ts';
import type { Clock } from '../Game.ts';
import { entriesOf } from '../look/entriesOf.ts';
import { GameSounds } from '../look/sounds.ts';
import { frameClock } from '../page/frameClock.ts';
import type { LaterMessage, PageLink, PageStart } from '../page/pageLink.ts';
import { randomID } from '../randomID.ts';
import { loadSheetTexts } from '../texts/texts.ts';
import type { RoomTransport } from '../transport/room/RoomTransport.ts';
import type { TableSound } from './look/schema.ts';
import { OwnRounds } from './play/OwnRounds.ts';
import { TablePlay } from './play/TablePlay.ts';
import { sumOf } from './play/coins.ts';
import type { KindParts, MakeKind, TableKind } from './screen/TableKind.ts';
import { TableScreen } from './screen/TableScreen.ts';
import type { TableSheet } from './sheet/TableSheet.ts';
import type { TableFiles } from './tableFiles.ts';
import './table.css';
import './screen/stage.css';
import './screen/seats.css';
import './screen/spots.css';
import './screen/tray.css';
import './screen/covers.css';
import './screen/sizes.css';
import './screen/motion.css';
import type { TableTexts } from './texts/tableTexts.ts';

export interface OpenTableParts {
  readonly body: HTMLElement;
  readonly files: TableFiles;
  readonly texts: TableTexts;
  readonly room: RoomTransport;
  readonly page: PageLink;
  readonly start: PageStart;
  readonly clock?: Clock;
}

export interface OpenTable {
  receive(message: LaterMessage): void;
}

type Kind = TableFile['kind'];
/** Each kind is a chunk of its own. */
const KINDS: {
  readonly [Name in Kind]: () => Promise<{ readonly default: MakeKind<Extract<TableFile, { kind: Name }>> }>;
} = {
  baccarat: () => import('./kinds/baccarat/createBaccarat.ts'),
  sicBo: () => import('./kinds/sicBo/createSicBo.ts'),
  wheel: () => import('./kinds/wheel/createWheel.ts'),
  doors: () => import('./kinds/doors/createDoors.ts'),
};

async function makeKind(rules: TableFile, parts: Omit<KindParts, 'rules'>): Promise<TableKind> {
  switch (rules.kind) {
    case 'baccarat':
      return (await KINDS.baccarat()).default({ ...parts, rules });
    case 'sicBo':
      return (await KINDS.sicBo()).default({ ...parts, rules });
    case 'wheel':
      return (await KINDS.wheel()).default({ ...parts, rules });
    case 'doors':
      return (await KINDS.doors()).default({ ...parts, rules });
  }
}

const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;
const TICK_MS = 100;
const REDUCED_TICK_MS = 1000;

/** Opens a table, shows it and takes a seat. */
export async function openTable(parts: OpenTableParts): Promise<OpenTable> {
  const { body, files, texts, room, page, start, clock = frameClock } = parts;
  const { rules, look } = files;
  const sounds = new GameSounds<TableSound>({
    look: { sounds: Object.fromEntries(entriesOf(look.sounds).filter(([, { file }]) => files.sound(file) !== '')) },
    address: files.sound,
    createContext: () => new AudioContext(),
    load: loadBytes,
  });
  const unlock = (): void => {
    if (typeof AudioContext !== 'undefined') sounds.unlock();
  };
  for (const touch of TOUCHES) body.addEventListener(touch, unlock);
  const isReduced = start.ReducedMotion;
  const play = (sound: TableSound, rate?: number): void => void sounds.play(sound, rate);
  const kind = await makeKind(rules, {
    texts,
    look,
    clock,
    picture: files.picture,
    play,
    isReduced: () => isReduced,
  });
  let isMuted = start.IsMuted;
  const setMuted = (muted: boolean): void => {
    isMuted = muted;
    sounds.isMuted = muted;
    screen.bar.setMuted(muted);
  };
  const laid = (act: () => void): void => {
    const before = table.state.placed;
    act();
    const { placed } = table.state;
    if (placed === before) return;
    play('chip');
    screen.flights.lay(before, placed);
  };
  const screen: TableScreen = new TableScreen({
    texts,
    files,
    kind,
    clock,
    isReduced: () => isReduced,
    actions: {
      leave: () => page.post({ Type: 'exit' }),
      toggleSound: () => setMuted(!isMuted),
      openInfo: () => void openSheet(),
      openChat: () => page.post({ Type: 'chat' }),
      choose(chip) {
        table.bets.choose(chip);
        play('press');
      },
      place: (place) => laid(() => table.bets.place(place)),
      clear: () => table.bets.clear(),
      takeBack: () => void table.bets.takeBack(),
      double: () => laid(() => table.bets.double()),
      repeat: () => laid(() => table.bets.repeat()),
      confirm: () => void table.bets.confirm(),
      emote: (emote) => void table.emote(emote),
      enter: () => void table.enter(),
    },
  });
  let sheet: TableSheet | undefined;
  const table: TablePlay = new TablePlay({
    rules,
    room,
    stage: kind,
    page,
    clock,
    randomID,
    listener: {
      changed(state) {
        screen.update(state);
        sheet?.update(state);
      },
      closed() {
        play('close');
        screen.showClosed();
      },
      settled(result, returned) {
        screen.pay(table.state.played, result);
        const said = kind.say(result);
        const coins = texts.coins(returned ?? 0);
        const isWin = returned !== undefined && returned > sumOf(table.state.played);
        if (isWin) play('win');
        screen.say(
          returned === undefined
            ? said
            : returned > 0
              ? texts.table('sayWon', { result: said, coins })
              : texts.table('sayLost', { result: said }),
        );
      },
      missed: (result, returned) =>
        screen.say(texts.table('sayMissed', { result: kind.say(result), coins: texts.coins(returned) })),
      taken(coins) {
        play('confirm');
        screen.say(texts.table('sayTaken', { coins: texts.coins(coins) }));
      },
      tookBack: (coins) => screen.say(texts.table('sayTookBack', { coins: texts.coins(coins) })),
      emote: (emote) => screen.seats.show(emote),
    },
  });
  const ownRounds = new OwnRounds(room);
  const openSheet = async (): Promise<void> => {
    const [{ TableSheet: Sheet }, sheetTexts] = await Promise.all([
      import('./sheet/TableSheet.ts'),
      loadSheetTexts(texts),
    ]);
    sheet ??= new Sheet({
      host: screen.root,
      texts,
      sheetTexts,
      files,
      say: kind.say,
      actions: {
        setSeed: (seed) => table.setSeed(seed),
        verify(TableRoundID) {
          const RoundID = ownRounds.of(TableRoundID);
          page.post({ Type: 'history', ...(RoundID !== undefined && { RoundID }) });
        },
      },
    });
    sheet.open(table.state);
  };
  body.append(screen.root);
  screen.root.dataset['motion'] = isReduced ? 'reduced' : 'full';
  screen.seats.setHasChat(start.HasChat);
  setMuted(isMuted);
  screen.root.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'Escape') {
      if (screen.bigWin.root.hidden === true) page.post({ Type: 'exit' });
      else screen.bigWin.hide();
    }
    // A digit chooses a chip by its place.
    const chip = event.target instanceof HTMLInputElement ? undefined : screen.tray.chipAt(Number(event.key) - 1);
    if (chip !== undefined) table.bets.choose(chip);
  });
  clock.every(isReduced ? REDUCED_TICK_MS : TICK_MS, () => screen.tick(table.state, table.now()));
  void table.enter();
  return {
    receive(message) {
      if (message.Type === 'balance') table.setBalance(message.Balance);
      else if (message.Type === 'sound') setMuted(message.IsMuted);
      else if (message.Type === 'covered') sounds.isCovered = message.IsCovered;
    },
  };
}

async function loadBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}
