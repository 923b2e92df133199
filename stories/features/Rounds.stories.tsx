import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import symbols from '#games/generated/owl/symbols.json' with { type: 'json' };
import { RoundsPage } from '#features/screens/fairness/index.ts';
import type { OwnRound, RoundBoard } from '#protocol/entities/round.ts';
import { getOwnRounds, getRoundDays } from '#protocol/operations/play.ts';
import type { Offline } from '../setting/offline.ts';
import { atRoute } from './content/storyRoute.tsx';
import { onMocks } from './offlineProviders.tsx';
import played from './verify/rounds.json' with { type: 'json' };

const PATIENT = { timeout: 10_000 };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The net of the last days, today first. */
const NETS = [64_200, -8_400, -98_000, -6_000, -61_000, 11_200, -31_000];
const NAMES = {
  owl: { zh_tw: '夜梟秘寶', en_us: 'Night Owl Treasure', id_id: 'Harta Burung Hantu', vi_vn: 'Kho Báu Cú Đêm' },
  candy: { zh_tw: '糖果爆爆', en_us: 'Candy Burst', id_id: 'Ledakan Permen', vi_vn: 'Kẹo Nổ' },
};
const BOARDS_SHOWN = 4;

const idOf = (at: number): string => `studio:r${at}`;
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

const rounds = (): OwnRound[] =>
  played.map(({ GameCode, Bet, Win, Minutes }, at) => ({
    RoundID: idOf(at),
    GameCode,
    GameNames: GameCode === 'owl' ? NAMES.owl : NAMES.candy,
    Bet,
    Win,
    Jackpot: null,
    CreateTime: ago(Minutes * MINUTE_MS),
    Verifiable: true,
    ReplayURL: `https://play.test/replay?RoundID=r${at}&Expires=1&Sign=f`,
  }));

const boards: RoundBoard[] = played.flatMap(({ Columns, Marked = [], Best }, at) =>
  Columns === undefined
    ? []
    : [
        {
          RoundID: idOf(at),
          Columns: Columns.map((column) => column.split(' ')),
          Marked: Marked.map(([reel = 0, row = 0]) => [reel, row]),
          ...(Best && { Best }),
        },
      ],
);

const days = () =>
  Array.from({ length: 14 }, (_none, at) => ({
    Day: ago(at * DAY_MS - 8 * 60 * MINUTE_MS).slice(0, 10),
    Rounds: at < NETS.length ? 86 - at * 12 : 0,
    Bet: 200_000,
    Win: 200_000 + (NETS[at] ?? 0),
  }));

const written = (Result: object, OP = 0) => ({
  written: { status: 200, text: JSON.stringify({ OP, Code: 200, Message: '', Result }) },
});

/** Sets the answers to the calls of the page after the mocks of the story are loaded. */
const answering = (List: readonly OwnRound[], boardsAnswer: object): Pick<Story, 'decorators'> => ({
  decorators: [
    (Shown, { loaded }) => {
      const { offline } = loaded as { offline: Offline };
      useState(() => {
        const conditions = offline.mocks?.conditions;
        conditions?.plan('getOwnRounds', written({ List, Total: List.length }, getOwnRounds.op + 1));
        conditions?.plan('getRoundDays', written({ List: days() }, getRoundDays.op + 1));
        conditions?.plan('getRoundBoards', written(boardsAnswer));
        conditions?.plan('getGameSymbols', written({ Symbols: symbols }));
      });
      return <Shown />;
    },
  ],
});

/** The player's rounds, with their boards and the net of each day. */
const meta = {
  title: 'features/Rounds',
  tags: ['long'],
  component: RoundsPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/rounds'), onMocks],
} satisfies Meta<typeof RoundsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const SILENT = /遊戲商暫時沒有回應|sedang tidak merespons|tạm thời không phản hồi/u;
const EMPTY = /沒有對局紀錄|Belum ada|Chưa có|Tidak ada|Không có/u;

export const Boards: Story = {
  ...answering(rounds(), { List: boards, Unreachable: false }),
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getAllByRole('img', { name: /盤面|Papan|Bàn/u })).toHaveLength(BOARDS_SHOWN),
      PATIENT,
    );
  },
};

/** The provider does not answer. The pictures of the games replace the boards. */
export const Unreachable: Story = {
  ...answering(rounds(), { List: [], Unreachable: true }),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(SILENT, {}, PATIENT);
    await waitFor(() => expect(notice).toBeVisible(), PATIENT);
  },
};

export const Empty: Story = {
  ...answering([], { List: [], Unreachable: false }),
  play: async ({ canvas }) => {
    await canvas.findByText(EMPTY, {}, PATIENT);
  },
};
