import type { SeedView } from '#games/api/index.ts';
import { loadGameFiles, type LoadedGame } from './assets/gameFiles.ts';
import { loadBitmap } from './assets/loadBitmap.ts';
import { element } from './hud/element.ts';
import './loading/loading.css';
import { applyTheme } from './look/theme.ts';
import { LoadingScene } from './loading/LoadingScene.ts';
import { openGame, type OpenGame } from './openGame.ts';
import type { FrameLaunch } from './page/launch.ts';
import { connectPage, type LaterMessage, type PageStart } from './page/pageLink.ts';
import { openRenderer } from './scene/openRenderer.ts';
import { type Language, languageOf, loadClientTexts, Texts } from './texts/texts.ts';
import { GameServerClient } from './transport/GameServerClient.ts';
import { networkClient } from './transport/overNetwork.ts';
import { portTransport } from './transport/portTransport.ts';

export interface FrameParts {
  readonly body: HTMLElement;
  /** Undefined if the address is not one of a launch. */
  readonly launch: FrameLaunch | undefined;
  /** The client with a session that was opened early, if there is one. */
  readonly overNetwork: GameServerClient | undefined;
}

/** Starts the game of the frame's address after the page's `start`. */
export async function startFrame({ body, launch, overNetwork }: FrameParts): Promise<void> {
  if (launch === undefined) {
    await stop(body, 'INVALID_LAUNCH');
    return;
  }
  const { gameCode: GameCode } = launch;
  let game: OpenGame | undefined;
  /** Messages of the page before the game is ready. */
  const early: LaterMessage[] = [];
  let begin: (start: PageStart) => void = () => {};
  const started = new Promise<PageStart>((resolve) => {
    begin = resolve;
  });
  const page = connectPage(window, launch.pageOrigin, (message, port) => {
    if (message.Type === 'start') begin({ ...message, port });
    else if (game === undefined) early.push(message);
    else game.receive(message);
  });
  const textsOf = async ({ loadTexts }: Pick<LoadedGame, 'loadTexts'>, language: Language): Promise<Texts> => {
    const [client, ofGame] = await Promise.all([loadClientTexts(language), loadTexts(language)]);
    return new Texts(language, client, ofGame);
  };
  const language = languageOf(launch.lang);
  // Early, so that `textsOf` does not wait for them. It reports a failure.
  loadClientTexts(language).catch(() => undefined);
  const files = await loadGameFiles(GameCode);
  if (files === undefined) {
    await stop(body, 'GAME_UNKNOWN');
    return;
  }
  const firstTexts = await textsOf(files, language);
  applyTheme(document.documentElement, files.look);
  const loading = new LoadingScene({
    texts: firstTexts,
    // A look without colours of its own has the first game's scene.
    picture: files.look.controls === undefined ? undefined : files.picture('icon'),
    tips: files.look.tips,
    first: new Date().getMinutes(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  body.replaceChildren(loading.root);
  loading.progress(0.3);
  const renderer = openRenderer();
  const atlas = await loadAtlas(files.picture('atlas'), loading);
  loading.progress(0.8);
  page.post({ Type: 'ready', GameCode });
  const start = await started;
  const texts =
    languageOf(start.Lang) === firstTexts.language ? firstTexts : await textsOf(files, languageOf(start.Lang));
  loading.progress(1);
  document.documentElement.lang = texts.tag;
  document.title = texts.game('title');
  const parts = { body, files, atlas, texts, page, start, ...renderer };
  try {
    game =
      launch.launch === undefined
        ? await (await import('./replay/openReplay.ts')).openReplay(parts)
        : await openGame({
            ...parts,
            client: clientOf(start, overNetwork, (seed) => game?.changeSeed(seed)),
            launch: launch.launch,
          });
    if (game !== undefined) {
      for (const message of early) game.receive(message);
      return;
    }
    await stop(body, 'ROUND_UNKNOWN');
    page.post({ Type: 'error', Code: 'ROUND_UNKNOWN', Message: 'the page has no round that this game can draw' });
  } catch (error) {
    await stop(body, 'NO_PICTURE');
    page.post({
      Type: 'error',
      Code: 'NO_PICTURE',
      Message: error instanceof Error ? error.message.slice(0, 500) : '',
    });
  } finally {
    // Until then it covers the game, whose boxes move while its mechanics load.
    loading.remove();
  }
}

/** The game server, by the page's port or over the network. */
const clientOf = (
  { port }: PageStart,
  overNetwork: GameServerClient | undefined,
  seedChanged: (seed: SeedView) => void,
): GameServerClient =>
  port === undefined ? (overNetwork ?? networkClient()) : new GameServerClient(portTransport(port, seedChanged));

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

/** Shows why there is no game. */
async function stop(body: HTMLElement, problem: string): Promise<void> {
  const language = languageOf(new URLSearchParams(location.search).get('lang') ?? '');
  const texts = new Texts(language, await loadClientTexts(language), {});
  body.replaceChildren(element('p', { class: 'stopped', role: 'alert' }, texts.problem(problem)));
}
