import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import lookData from '#games/catalogue/owl/look.json' with { type: 'json' };
import mathsData from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { MathsFile } from '#games/maths/index.ts';
import { createSheets, type Sheets, type SheetsParts } from './createSheets.ts';
import { LookFile } from './look/schema.ts';
import { LOADING } from './round/state.ts';

import { chineseTexts } from './testing/chineseTexts.ts';

const seed = { SeedID: 'seed1', Commitment: 'c0ffee', ClientSeed: 'mine', Nonce: 7 };

const FIGURES = {
  code: 'owl',
  variants: {
    r96: { returned: 0.960_201, hitRate: 0.2844, volatility: 4, most: 5000, freeSpins: null, simulation: null },
  },
};

const post = vi.fn<SheetsParts['page']['post']>();
const dispatch = vi.fn<SheetsParts['game']['dispatch']>();

const create = (): Promise<Sheets> =>
  createSheets({
    host: document.body,
    files: {
      maths: MathsFile.parse(mathsData),
      look: LookFile.parse(lookData),
      atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } },
      loadFigures: async () => FIGURES,
      loadWinAtlas: async () => undefined,
      picture: (name) => name,
      sound: (name) => name,
    },
    texts: chineseTexts,
    client: {
      listRounds: async () => ({
        Rounds: [
          {
            RoundID: 'round7',
            State: 'closed',
            Status: '',
            Stake: 20,
            CreateTime: '2026-11-27T01:02:03.000Z',
            SeedID: 'seed1',
            Nonce: 6,
            Win: 0,
            Jackpots: [],
          },
        ],
        Next: '',
      }),
      setClientSeed: async (ClientSeed) => ({ ...seed, ClientSeed }),
      rotateSeed: async () => ({
        Revealed: { SeedID: 'seed1', ServerSeed: 'old', Commitment: 'c0ffee' },
        Next: { ...seed, SeedID: 'seed2' },
      }),
    },
    page: { post },
    game: { state: { ...LOADING, phase: 'idle', variant: 'r96', seed }, dispatch },
  });

const user = userEvent.setup();

beforeEach(() => {
  document.body.replaceChildren();
  post.mockReset();
  dispatch.mockReset();
});

it('shows the seeds of the next round when the information sheet opens', async () => {
  const sheets = await create();
  sheets.info();
  expect(await screen.findByText('c0ffee')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('96.02 %');
});

it('passes the seed of the next stake to the game', async () => {
  const sheets = await create();
  sheets.info();
  await user.click(await screen.findByRole('button', { name: '換新種子' }));
  expect(dispatch).toHaveBeenCalledWith({ type: 'seedChanged', seed: { ...seed, SeedID: 'seed2' } });
});

it('asks the page to verify a round of the history', async () => {
  const sheets = await create();
  sheets.history();
  await user.click(await screen.findByRole('button', { name: /^驗證/ }));
  expect(post).toHaveBeenCalledWith({ Type: 'history', RoundID: 'round7' });
});
