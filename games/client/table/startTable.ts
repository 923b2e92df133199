import { element } from '../hud/element.ts';
import '../loading/loading.css';
import { LoadingScene } from '../loading/LoadingScene.ts';
import { applyTheme } from '../look/theme.ts';
import type { FrameLaunch } from '../page/launch.ts';
import { connectPage, type LaterMessage, type PageStart } from '../page/pageLink.ts';
import { type Language, languageOf, loadClientTexts } from '../texts/texts.ts';
import { GameServerClient, type Launch } from '../transport/GameServerClient.ts';
import { failureCodeOf } from '../transport/failure.ts';
import { networkClient } from '../transport/overNetwork.ts';
import { portTransport } from '../transport/portTransport.ts';
import { portRoom } from '../transport/room/portRoom.ts';
import { TABLE_ROOM } from '../transport/room/roomContract.ts';
import { RoomConnection } from '../transport/room/RoomTransport.ts';
import { roomAddress, webSocketRoom } from '../transport/room/webSocketRoom.ts';
import { type OpenTable, openTable } from './openTable.ts';
import { type LoadedTable, loadTable } from './tableFiles.ts';
import { loadTableWords, TableTexts } from './texts/tableTexts.ts';

export interface TableFrameParts {
  readonly body: HTMLElement;
  readonly launch: Pick<FrameLaunch, 'gameCode' | 'lang' | 'pageOrigin'>;
  readonly opening: Launch;
  /** The client with a session that was opened early, if there is one. */
  readonly overNetwork: GameServerClient | undefined;
}

const AGAIN_MS = 1500;

async function textsOf({ loadTexts }: LoadedTable, language: Language): Promise<TableTexts> {
  const [controls, words, ofTable] = await Promise.all([
    loadClientTexts(language),
    loadTableWords(language),
    loadTexts(language),
  ]);
  return new TableTexts(language, controls, words, ofTable);
}

/** Starts the table of the frame's address after the page's `start`. */
export async function startTable({ body, launch, opening, overNetwork }: TableFrameParts): Promise<void> {
  const { gameCode: GameCode } = launch;
  const opened: { table?: OpenTable } = {};
  /** Messages of the page before the table is ready. */
  const early: LaterMessage[] = [];
  let begin: (start: PageStart) => void = () => {};
  const started = new Promise<PageStart>((resolve) => {
    begin = resolve;
  });
  const page = connectPage(window, launch.pageOrigin, (message, port) => {
    if (message.Type === 'start') begin({ ...message, port });
    else if (opened.table === undefined) early.push(message);
    else opened.table.receive(message);
  });
  const files = await loadTable(GameCode);
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
  loading.progress(0.6);
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
    body.replaceChildren(element('p', { class: 'stopped', role: 'alert' }, texts.problem(problem)));
    page.post({ Type: 'error', Code: problem, Message: 'the session of the table does not open' });
    return;
  }
  const room = new RoomConnection({
    contract: TABLE_ROOM,
    open: port === undefined ? webSocketRoom(roomAddress(location.href)) : portRoom(port),
    token: () => client.token,
  });
  room.listen({
    entered: ({ Joined }) => {
      if (Joined !== undefined) page.post({ Type: 'joined', State: Joined });
    },
    pushed: () => undefined,
    changed: () => undefined,
  });
  loading.progress(1);
  const table = await openTable({ body, files, texts, room, page, start });
  opened.table = table;
  for (const message of early) table.receive(message);
  loading.remove();
}

/** Opens the session of a launch, again after a lost answer. Returns the code of a refusal. */
async function openSession(client: GameServerClient, opening: Launch): Promise<string | undefined> {
  try {
    await client.openSession(opening);
    return undefined;
  } catch (error) {
    const code = failureCodeOf(error);
    if (code !== 'LOST') return code;
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS);
    });
    return openSession(client, opening);
  }
}
