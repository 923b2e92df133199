import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameAnswer } from '#games/api/index.ts';
import lookData from '#games/catalogue/owl/look.json' with { type: 'json' };
import mathsData from '#games/catalogue/owl/maths.json' with { type: 'json' };
import chinese from '#games/catalogue/owl/texts/zh_tw.json' with { type: 'json' };
import { MathsFile } from '#games/maths/index.ts';
import { LookFile } from '../look/schema.ts';
import { Texts } from '../texts/texts.ts';
import { GameSheets, type GameSheetsParts } from './GameSheets.ts';

const seed = { SeedID: 'seed1', Commitment: 'c0ffee', ClientSeed: 'mine', Nonce: 7 };
const state: GameAnswer<'readState'> = {
  GameCode: 'owl',
  Brand: 'owl',
  Variant: 'r96',
  Maths: '',
  Currency: 'GOLD',
  Stakes: [20],
  LastStake: 20,
  LastStakeTime: '',
  Staked: 0,
  Won: 0,
  StartTime: '',
  Expires: '',
  Jackpots: [],
  Next: seed,
};

const post = vi.fn<GameSheetsParts['page']['post']>();
const seedChanged = vi.fn<GameSheetsParts['seedChanged']>();
const readState = vi.fn<GameSheetsParts['client']['readState']>();

const open = (): Promise<GameSheets> =>
  GameSheets.open({
    host: document.body,
    files: {
      maths: MathsFile.parse(mathsData),
      look: LookFile.parse(lookData),
      atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } },
      picture: (name) => name,
    },
    texts: new Texts('zh_tw', chinese),
    client: {
      readState,
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
    variant: () => 'r96',
    seedChanged,
  });

const user = userEvent.setup();

beforeEach(() => {
  document.body.replaceChildren();
  post.mockReset();
  seedChanged.mockReset();
  readState.mockReset().mockResolvedValue(state);
});

it('shows the seeds of the next round when the information sheet opens', async () => {
  const sheets = await open();
  sheets.openInfo();
  expect(await screen.findByText('c0ffee')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('96.02 %');
});

it('opens the information sheet without an answer of the game server', async () => {
  readState.mockRejectedValue(new Error('offline'));
  const sheets = await open();
  sheets.openInfo();
  expect(screen.getByRole('dialog', { name: '夜梟秘寶' })).toBeInTheDocument();
});

it('tells the game which seed the next stake has to name', async () => {
  const sheets = await open();
  sheets.openInfo();
  await user.click(await screen.findByRole('button', { name: '換新種子' }));
  expect(seedChanged).toHaveBeenCalledWith({ ...seed, SeedID: 'seed2' });
});

it('asks the page to verify a round of the history', async () => {
  const sheets = await open();
  sheets.openHistory();
  await user.click(await screen.findByRole('button', { name: /^驗證/ }));
  expect(post).toHaveBeenCalledWith({ Type: 'history', RoundID: 'round7' });
});
