import type { SeedView } from '#games/api/index.ts';
import type { GameFiles } from '../assets/gameFiles.ts';
import { HistorySheet } from '../history/HistorySheet.ts';
import type { PageLink } from '../page/pageLink.ts';
import type { Texts } from '../texts/texts.ts';
import { failureCodeOf } from '../transport/failure.ts';
import type { GameServerClient } from '../transport/GameServerClient.ts';
import '../history/history.css';
import { FiguresFile } from './figures.ts';
import { InfoSheet } from './InfoSheet.ts';
import { SheetImages } from './symbolImage.ts';
import './sheet.css';

const FIGURES = import.meta.glob<unknown>('#games/generated/*/figures.json', { import: 'default' });

export interface GameSheetsParts {
  /** The element that sheets are put into, over all other children. */
  readonly host: HTMLElement;
  readonly files: Pick<GameFiles, 'maths' | 'look' | 'atlas' | 'picture'>;
  readonly texts: Texts;
  readonly client: Pick<GameServerClient, 'readState' | 'listRounds' | 'setClientSeed' | 'rotateSeed'>;
  readonly page: PageLink;
  readonly variant: () => string;
  /** Called when the player took another seed. */
  readonly seedChanged: (seed: SeedView) => void;
}

/** What is shown of a seed until the game server has answered. */
const UNKNOWN: SeedView = { SeedID: '', Commitment: '…', ClientSeed: '…', Nonce: 0 };

/** The information sheet and the history of an open game. */
export class GameSheets {
  readonly #parts: GameSheetsParts;
  readonly #info: InfoSheet;
  readonly #history: HistorySheet;

  static async open(parts: GameSheetsParts): Promise<GameSheets> {
    const { code } = parts.files.maths;
    const load = Object.entries(FIGURES).find(([path]) => path.endsWith(`/${code}/figures.json`))?.[1];
    if (load === undefined) throw new Error(`the game "${code}" has no figures`);
    return new GameSheets(parts, FiguresFile.parse(await load()));
  }

  private constructor(parts: GameSheetsParts, { variants }: FiguresFile) {
    this.#parts = parts;
    const { host, files, texts, client, page, seedChanged } = parts;
    const { maths, look } = files;
    const figures = variants[parts.variant()] ?? Object.values(variants)[0];
    if (figures === undefined) throw new Error(`the game "${maths.code}" has no figures of "${parts.variant()}"`);
    const verify = (RoundID: string): void => page.post({ Type: 'history', RoundID });
    this.#info = new InfoSheet({
      host,
      texts,
      maths,
      images: { atlas: SheetImages.parse(files.atlas), address: files.picture('atlas') },
      provider: look.provider,
      iconAddress: files.picture('icon'),
      figures,
      seed: UNKNOWN,
      actions: {
        copy: (text) => navigator.clipboard.writeText(text),
        async setClientSeed(seed) {
          const next = await client.setClientSeed(seed);
          seedChanged(next);
          return next;
        },
        async rotateSeed() {
          const answer = await client.rotateSeed();
          seedChanged(answer.Next);
          return answer;
        },
        failureCode: failureCodeOf,
        verify,
        closed: () => {},
      },
    });
    this.#history = new HistorySheet({
      host,
      texts,
      actions: {
        list: (Cursor) => client.listRounds(Cursor === undefined ? {} : { Cursor }),
        verify,
        closed: () => {},
      },
    });
  }

  openInfo(): void {
    this.#info.open();
    void this.#readSeed();
  }

  openHistory(): void {
    this.#history.open();
  }

  async #readSeed(): Promise<void> {
    // Without an answer the sheet is complete except for its seeds. It asks again when it is opened again.
    const state = await this.#parts.client.readState().catch(() => undefined);
    if (state !== undefined) this.#info.update(state.Next, state.LastRound);
  }
}
