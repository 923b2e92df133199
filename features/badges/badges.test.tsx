import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { ScriptedService } from '../testing/scriptedService.ts';
import { KeepBadges, useBadges } from './index.ts';

function Written(): ReactNode {
  const { missions, signInDays, wheel, events, mail, all } = useBadges();
  return <output aria-label="badges">{[missions, signInDays, wheel, events, mail, all].join(' ')}</output>;
}
const page = (
  <>
    <KeepBadges />
    <Written />
  </>
);

/** A service where things wait. */
function waitingService(): {
  service: ScriptedService;
  badge: { mission: number };
} {
  const service = new ScriptedService();
  const badge = { mission: 2 };
  service.on(13630, () => ({
    result: {
      List: [
        { Kind: 'comeback', Order: 4, Open: true, Badge: 1 },
        { Kind: 'signInDays', Order: 5, Open: true, Badge: 1 },
        { Kind: 'specialReward', Order: 6, Open: true, Badge: 4 },
        { Kind: 'mission', Order: 15, Open: true, Badge: badge.mission },
      ],
    },
  }));
  service.on(14300, () => ({
    result: {
      Prizes: [],
      Notice: { zh_tw: '', id_id: '', vi_vn: '' },
      Price: { ItemID: 2, Amount: 10 },
      Left: { FreeSpins: 1, TicketSpins: 2, PaidSpins: 5, NextFreeTime: '' },
    },
  }));
  service.on(10110, () => ({ result: { List: [], Total: 7, Unread: 5 } }));
  return { service, badge };
}

test('counts what a page opens: missions, sign-in, spins and mail, not what has no page', async () => {
  const { service } = waitingService();
  await renderWithProviders(page, {}, service);
  await vi.waitFor(() => expect(screen.getByLabelText('badges')).toHaveTextContent('2 1 3 6 5 11'));
});

test('a guest, for whom the wheel does not turn, is not called to it', async () => {
  const { service } = waitingService();
  await renderWithProviders(page, { who: 'guest' }, service);
  await vi.waitFor(() => expect(screen.getByLabelText('badges')).toHaveTextContent('2 1 0 3 5 8'));
  expect(service.sent(14300)).toEqual([]);
});

test('nobody is asked about while nobody is signed in', async () => {
  const { service } = waitingService();
  await renderWithProviders(page, { who: 'nobody' }, service);
  expect(screen.getByLabelText('badges')).toHaveTextContent('0 0 0 0 0 0');
  expect(service.sent(13630)).toEqual([]);
});

test('grows when a mission is fulfilled', async () => {
  const { service, badge } = waitingService();
  await renderWithProviders(page, {}, service);
  await vi.waitFor(() => expect(screen.getByLabelText('badges')).toHaveTextContent('2 1 3 6 5 11'));
  badge.mission = 3;
  service.lobby.say({
    OP: 13602,
    Code: 200,
    Message: '',
    Result: {
      MissionID: 'rounds',
      Reset: 'day',
      Condition: { Type: 2, Count: 20, Amount: 0, Threshold: 0, GameCode: '' },
      Text: { zh_tw: '遊玩 20 局', id_id: '-', vi_vn: '-' },
      Progress: 20,
      Target: 20,
      State: 2,
      Reward: { Gold: 2000, Premium: 0 },
      ResetTime: '',
    },
  });
  await vi.waitFor(() => expect(screen.getByLabelText('badges')).toHaveTextContent('3 1 3 7 5 12'));
});
