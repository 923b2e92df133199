import './history/history.css';
import './sheet/sheet.css';
import type { GameFiles } from './assets/gameFiles.ts';
import type { Game } from './Game.ts';
import { HistorySheet } from './history/HistorySheet.ts';
import { smallBoard } from './history/smallBoard.ts';
import type { PageLink } from './page/pageLink.ts';
import { FiguresFile } from './sheet/figures.ts';
import { InfoSheet } from './sheet/InfoSheet.ts';
import { SheetImages } from './sheet/symbolImage.ts';
import { loadSheetTexts, type Texts } from './texts/texts.ts';
import { failureCodeOf } from './transport/failure.ts';
import type { GameServerClient } from './transport/GameServerClient.ts';

export interface SheetsParts {
  readonly host: HTMLElement;
  readonly files: GameFiles;
  readonly texts: Texts;
  readonly client: Pick<GameServerClient, 'listRounds' | 'rotateSeed' | 'setClientSeed'>;
  readonly page: PageLink;
  readonly game: Pick<Game, 'state' | 'dispatch'>;
}

export interface Sheets {
  info(): void;
  /** Opens the sheet in which the player changes the seeds. */
  seeds(): void;
  history(): void;
}

/** Rounds of a page, with their boards. */
const HISTORY_PAGE = 10;

/** Creates the sheets of a game when the player opens the first one. */
export async function createSheets({ host, files, client, page, game, ...parts }: SheetsParts): Promise<Sheets> {
  const { look, maths } = files;
  const [texts, data] = await Promise.all([loadSheetTexts(parts.texts), files.loadFigures()]);
  const { variants } = FiguresFile.parse(data);
  const figures = variants[game.state.variant] ?? Object.values(variants)[0];
  const images = { atlas: SheetImages.parse(files.atlas), address: files.picture('atlas') };
  const verify = (RoundID: string): void => page.post({ Type: 'history', RoundID });
  const closed = (): void => {};
  const history = new HistorySheet({
    host,
    texts,
    board: (round) =>
      smallBoard(
        {
          texts,
          images,
          lines: maths.lines,
          coin: maths.hold?.coin,
          orb: maths.tumble?.thrown?.symbol,
          tiers: look.orbs,
        },
        round,
      ),
    actions: {
      list: (Cursor) =>
        client.listRounds({ Limit: HISTORY_PAGE, Outcomes: true, ...(Cursor === undefined ? {} : { Cursor }) }),
      verify,
      closed,
    },
  });
  const info =
    figures === undefined
      ? undefined
      : new InfoSheet({
          host,
          texts,
          maths,
          images,
          tiers: look.orbs,
          provider: look.provider,
          iconAddress: files.picture('icon'),
          figures,
          seed: game.state.seed,
          actions: {
            copy: (text) => navigator.clipboard.writeText(text),
            async setClientSeed(text) {
              const seed = await client.setClientSeed(text);
              game.dispatch({ type: 'seedChanged', seed });
              return seed;
            },
            async rotateSeed() {
              const answer = await client.rotateSeed();
              game.dispatch({ type: 'seedChanged', seed: answer.Next });
              return answer;
            },
            failureCode: failureCodeOf,
            verify,
            closed,
          },
        });
  const update = (): void => info?.update(game.state.seed, game.state.lastRound);
  return {
    info() {
      update();
      info?.open();
    },
    seeds() {
      update();
      info?.openSeeds();
    },
    history: () => history.open(),
  };
}
