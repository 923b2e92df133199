import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import symbols from '#games/generated/owl/symbols.json' with { type: 'json' };
import { VerifyPage } from '#features/screens/fairness/index.ts';
import type { Offline } from '../setting/offline.ts';
import { atRoute } from './content/storyRoute.tsx';
import { onMocks } from './offlineProviders.tsx';
import proof from './verify/proof.json' with { type: 'json' };

const PATIENT = { timeout: 10_000 };
const published = { ...proof, Symbols: symbols };
const { ServerSeed: _revealed, ...unrevealed } = proof.Record;

/** Sets the platform's answer about the round, after the story has its network. */
const answering = (Result: object, Code = 200): Pick<Story, 'decorators'> => ({
  decorators: [
    (Shown, { loaded }) => {
      const { offline } = loaded as { offline: Offline };
      const text = JSON.stringify({ Code, Message: '', Result });
      useState(() => offline.mocks?.conditions.plan('getRoundProof', { written: { status: 200, text } }));
      return <Shown />;
    },
  ],
});

/** Expects an element to become visible: notices fade in. */
const expectShown = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible(), PATIENT);

/** A round, recomputed in the browser from its seeds. */
const meta = {
  title: 'features/Verify',
  tags: ['long'],
  component: VerifyPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/verify/studio%3Ar1'), onMocks],
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const MATCHES = /四步全部相符|Keempat langkah cocok|Cả bốn bước/u;
const IN_USE = /還在使用，所以還不能公開|masih dipakai|còn đang dùng/u;
const SILENT = /遊戲商暫時沒有回應|sedang tidak merespons|tạm thời không phản hồi/u;
const NO_ROUND = /找不到這一局|Ronde tidak ditemukan|Không tìm thấy ván này/u;
const TO_ROUNDS = /看我的對局|Lihat ronde saya|Xem ván chơi của tôi/u;
const TO_GAME = /到遊戲裡換種子|Ganti seed di dalam game|Đổi seed trong trò chơi/u;
const AGAIN = /重新計算|Hitung ulang|Tính lại/u;
/** 128,000 with the digit grouping of the languages. */
const BOOKED = /^128[.,]000$/u;
const DIFFERS = /有步驟不相符|tidak cocok|không khớp/u;

export const Matches: Story = {
  ...answering(published),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(MATCHES, {}, PATIENT)).toBeVisible();
  },
};

/** The ledger recorded another win. */
export const Differs: Story = {
  ...answering({ ...published, Round: { ...proof.Round, Win: proof.Round.Win + 1 } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(DIFFERS, {}, PATIENT))[0]).toBeVisible();
  },
};

/** The seed is still in use, so nothing is computed and no part of the seed is shown. */
export const Secret: Story = {
  ...answering({ ...published, Record: unrevealed }),
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(IN_USE, {}, PATIENT));
    await expect(canvas.getByText(proof.Record.Commitment)).toBeVisible();
    await expect(canvas.getByRole('link', { name: TO_GAME })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/play-game\/now\?game=owl&verify=/u),
    );
    await expect(canvas.getAllByText(BOOKED).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: AGAIN })).toBeNull();
    await expect(canvas.queryByText(MATCHES)).toBeNull();
    await expect(canvas.queryByText(proof.Record.ServerSeed)).toBeNull();
  },
};

/** The provider does not answer. Stake and win come from the ledger. */
export const Unreachable: Story = {
  ...answering({ Round: proof.Round, State: 'unreachable' }),
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(SILENT, {}, PATIENT));
    await expect(canvas.getAllByText(BOOKED).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: AGAIN })).toBeNull();
  },
};

/** The player has no such round. */
export const Unknown: Story = {
  ...answering({}, 300011),
  play: async ({ canvas }) => {
    await expectShown(await canvas.findByText(NO_ROUND, {}, PATIENT));
    await expect(canvas.getByRole('link', { name: TO_ROUNDS })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/member\/rounds$/u),
    );
  },
};

export const Loading: Story = { parameters: { offline: 'as:0900000001,hold:getRoundProof' } };
