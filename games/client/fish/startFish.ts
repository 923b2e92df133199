import { loadBitmap } from '../assets/loadBitmap.ts';
import { element } from '../hud/element.ts';
import '../loading/loading.css';
import { LoadingScene } from '../loading/LoadingScene.ts';
import { applyTheme } from '../look/theme.ts';
import type { FrameLaunch } from '../page/launch.ts';
import { connectPage, type LaterMessage, type PageStart } from '../page/pageLink.ts';
import { openRenderer } from '../scene/openRenderer.ts';
import { type Language, languageOf, loadClientTexts } from '../texts/texts.ts';
import { GameServerClient, type Launch } from '../transport/GameServerClient.ts';
import { failureCodeOf } from '../transport/failure.ts';
import { networkClient } from '../transport/overNetwork.ts';
import { portTransport } from '../transport/portTransport.ts';
import { portRoom } from '../transport/room/portRoom.ts';
import { FISH_ROOM } from '../transport/room/roomContract.ts';
import { RoomConnection } from '../transport/room/RoomTransport.ts';
import { roomAddress, webSocketRoom } from '../transport/room/webSocketRoom.ts';
import { type LoadedFishRoom, loadFishRoom } from './fishFiles.ts';
import { type OpenFish, openFish } from './openFish.ts';
import { fishPictures } from './scene/fishPicture.ts';
import { FishScene } from './scene/FishScene.ts';
import { FishTexts, loadFishWords } from './texts/fishTexts.ts';

export interface FishFrameParts {
  readonly body: HTMLElement;
  readonly launch: Pick<FrameLaunch, 'gameCode' | 'lang' | 'pageOrigin'>;
  readonly opening: Launch;
  /** The client with a session that was opened early, if there is one. */
  readonly overNetwork: GameServerClient | undefined;
}

const AGAIN_MS = 1500;

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function textsOf({ loadTexts }: LoadedFishRoom, language: Language): Promise<FishTexts> {
  const [controls, words, ofRoom] = await Promise.all([
    loadClientTexts(language),
    loadFishWords(language),
    loadTexts(language),
  ]);
  return new FishTexts(language, controls, words, ofRoom);
}

/** Starts the fishing room of the frame's address after the page's `start`. */
export async function startFish({ body, launch, opening, overNetwork }: FishFrameParts): Promise<void> {
  const { gameCode: GameCode } = launch;
  const opened: { room?: OpenFish } = {};
  /** Messages of the page before the room is ready. */
  const early: LaterMessage[] = [];
  let begin: (start: PageStart) => void = () => {};
  const started = new Promise<PageStart>((resolve) => {
    begin = resolve;
  });
  const page = connectPage(window, launch.pageOrigin, (message, port) => {
    if (message.Type === 'start') begin({ ...message, port });
    else if (opened.room === undefined) early.push(message);
    else opened.room.receive(message);
  });
  const { canvas, renderer } = openRenderer();
  const files = await loadFishRoom(GameCode);
  const firstTexts = await textsOf(files, languageOf(launch.lang));
  applyTheme(document.documentElement, files.look);
  const loading = new LoadingScene({
    texts: firstTexts,
    picture: files.picture('icon'),
    tips: files.look.tips,
    first: new Date().getMinutes(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  body.replaceChildren(loading.root);
  loading.progress(0.3);
  const stop = (problem: string, text: string): void => {
    body.replaceChildren(element('p', { class: 'stopped', role: 'alert' }, text));
    page.post({ Type: 'error', Code: problem, Message: 'the fishing room does not open' });
  };
  const bitmap = await loadAtlas(files.picture('atlas'), loading);
  loading.progress(0.8);
  page.post({ Type: 'ready', GameCode });
  const start = await started;
  const texts =
    languageOf(start.Lang) === firstTexts.language ? firstTexts : await textsOf(files, languageOf(start.Lang));
  document.documentElement.lang = texts.tag;
  document.title = texts.game('title');
  const { port } = start;
  const client = port === undefined ? (overNetwork ?? networkClient()) : new GameServerClient(portTransport(port));
  const problem = await openSession(client, opening);
  if (problem !== undefined) {
    stop(problem, texts.problem(problem));
    return;
  }
  loading.progress(1);
  try {
    const room = new RoomConnection({
      contract: FISH_ROOM,
      open: port === undefined ? webSocketRoom(roomAddress(location.href)) : portRoom(port),
      token: () => client.token,
    });
    const isReduced = start.ReducedMotion;
    const stage = new FishScene({ files, bitmap, renderer: await renderer, isReduced });
    const paint = fishPictures(bitmap, files.atlas);
    opened.room = openFish({ body, files, canvas, stage, paint, texts, room, page, start });
    for (const message of early) opened.room.receive(message);
    loading.remove();
  } catch {
    stop('NO_PICTURE', texts.problem('NO_PICTURE'));
  }
}

/** The player can retry until the drawings load. */
async function loadAtlas(address: string, loading: LoadingScene): Promise<ImageBitmap> {
  try {
    return await loadBitmap(address);
  } catch {
    await new Promise<void>((resolve) => {
      loading.fail(resolve);
    });
    return loadAtlas(address, loading);
  }
}

/** Opens the session of a launch, again after a lost answer. Returns the code of a refusal. */
async function openSession(client: GameServerClient, opening: Launch): Promise<string | undefined> {
  try {
    await client.openSession(opening);
    return undefined;
  } catch (error) {
    const code = failureCodeOf(error);
    if (code !== 'LOST') return code;
    await later(AGAIN_MS);
    return openSession(client, opening);
  }
}
