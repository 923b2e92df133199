import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { TestSocket } from '#conformance/testSocket.ts';
import { grantSpecialReward, settleRound } from '#protocol/endpoints/dev.ts';
import { getFireWheel, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import { getPresents, usePresent } from '#protocol/operations/present.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { PRESENT } from '#protocol/entities/present.ts';
import { useSessionStatus } from '../../base/session/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { KeepBadges, useBadges } from './index.ts';
import { KeepRewards } from './KeepRewards.tsx';

/** Calls back as if it were midnight. The timer has its own test. */
let beginDay = (): void => undefined;
const useDay = (onNewDay: () => void): void => {
  beginDay = onNewDay;
};

function Written(): ReactNode {
  const { missions, signInDays, wheel, events, mail, all } = useBadges();
  return <output aria-label="badges">{[missions, signInDays, wheel, events, mail, all].join(' ')}</output>;
}
const Status = (): ReactNode => <output aria-label="status">{useSessionStatus()}</output>;
/** Loads later and only for signed-in players, as in the product. */
const Arrivals = (): ReactNode => (useSessionStatus() === 'authenticated' ? <KeepRewards useDay={useDay} /> : null);
const page = (
  <>
    <KeepBadges />
    <Arrivals />
    <Written />
    <Status />
  </>
);

/** Opens the page in a new world whose jobs are done, so that no mail arrives during a test. */
async function open(as: string = MEMBER.phone): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.advance(1);
  await renderWithProviders(page, { as });
  return backend;
}
async function openOwn(backend: TestBackend): Promise<TestSocket> {
  await vi.waitFor(() => expect(screen.getByLabelText('status')).toHaveTextContent('authenticated'));
  return backend.openOwnSocket('lobby');
}
async function waits(own: TestSocket) {
  const { List } = await own.call(getEvents, {});
  const badge = (kind: string): number => List.find(({ Kind }) => Kind === kind)?.Badge ?? 0;
  const { FreeSpins, TicketSpins } = (await own.call(getFireWheel, {})).Left;
  return {
    missions: badge('mission'),
    signInDays: badge('signInDays'),
    others: ['comeback', 'specialReward', 'passTicket', 'challenge', 'invite', 'bindBonus'].map(badge),
    FreeSpins,
    TicketSpins,
    mail: (await own.call(getMails, { Page: 1 })).Unread,
  };
}
const written = (
  missions: number,
  signInDays: number,
  wheel: number,
  mail: number,
  others: readonly number[],
): string => {
  const events = missions + signInDays + others.reduce((sum, count) => sum + count, 0);
  return [missions, signInDays, wheel, events, mail, events + wheel + mail].join(' ');
};

test('counts all rewards that can be claimed or spun, and the mail', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.advance(1);
  const visitor = backend.others.visitor();
  const { playerID: PlayerID } = MEMBER;
  await visitor.call(grantSpecialReward, { PlayerID, ItemID: 1, Amount: 3000, Seconds: 3600 });
  await visitor.call(settleRound, { PlayerID, GameCode: 'owl', Bet: 1000, Win: 12_000 });
  await renderWithProviders(page, { as: MEMBER.phone });
  const own = await openOwn(backend);
  const { missions, others, mail, ...rest } = await waits(own);
  expect([missions, mail, Math.max(...others)].every((count) => count > 0)).toBe(true);
  expect(rest).toEqual({ signInDays: 1, FreeSpins: 1, TicketSpins: 0 });
  await vi.waitFor(() =>
    expect(screen.getByLabelText('badges').textContent).toBe(written(missions, 1, 1, mail, others)),
  );
});

test('counts the spins of a present beside the free spins', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const before = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  const { List } = await before.call(getPresents, {});
  const present = List.find(({ ItemID }) => ItemID === PRESENT.spin);
  await before.call(usePresent, { PresentID: present?.PresentID ?? '' });
  await backend.advance(1);
  await renderWithProviders(page);
  const { missions, mail, others, TicketSpins } = await waits(await openOwn(backend));
  expect(TicketSpins).toBe(present?.Amount);
  await vi.waitFor(() =>
    expect(screen.getByLabelText('badges').textContent).toBe(written(missions, 1, 1 + TicketSpins, mail, others)),
  );
});

test('shows a guest, who cannot spin the wheel, no badge for it', async () => {
  const backend = await open('guest');
  const { missions, signInDays, FreeSpins, mail, others } = await waits(await openOwn(backend));
  expect([signInDays, FreeSpins, ...others]).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
  await vi.waitFor(() =>
    expect(screen.getByLabelText('badges').textContent).toBe(written(missions, 1, 0, mail, others)),
  );
  expect(backend.sent(getFireWheel)).toEqual([]);
});

test('requests nothing while signed out', async () => {
  const backend = await open('nobody');
  await vi.waitFor(() => expect(screen.getByLabelText('status')).toHaveTextContent('unauthenticated'));
  expect(screen.getByLabelText('badges')).toHaveTextContent('0 0 0 0 0 0');
  expect([getEvents, getFireWheel, getMails].flatMap((contract) => backend.sent(contract))).toEqual([]);
});

test('counts a fulfilled mission', async () => {
  const backend = await open();
  const own = await openOwn(backend);
  const before = await waits(own);
  await vi.waitFor(() =>
    expect(screen.getByLabelText('badges').textContent).toBe(
      written(before.missions, 1, 1, before.mail, before.others),
    ),
  );
  // The day's bets are at 12,000 of 20,000.
  const round = { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet: 8_000, Win: 0 };
  await backend.others.visitor().call(settleRound, round);
  const after = await waits(own);
  expect(after.missions).toBeGreaterThan(before.missions);
  await vi.waitFor(() =>
    expect(screen.getByLabelText('badges').textContent).toBe(written(after.missions, 1, 1, after.mail, after.others)),
  );
});

test.each([
  ['given to the player', { PlayerID: MEMBER.playerID }],
  ['for everyone', {}],
])('counts a reward %s immediately while the page stays open', async (_whose, to) => {
  const backend = await open();
  const own = await openOwn(backend);
  const before = await waits(own);
  const shown = ({ missions, mail, others }: typeof before): string => written(missions, 1, 1, mail, others);
  await vi.waitFor(() => expect(screen.getByLabelText('badges').textContent).toBe(shown(before)));
  await backend.others.visitor().call(grantSpecialReward, { ...to, ItemID: 1, Amount: 700 });
  const after = await waits(own);
  expect(after.others[1]).toBe((before.others[1] ?? 0) + 1);
  await vi.waitFor(() => expect(screen.getByLabelText('badges').textContent).toBe(shown(after)));
});

test('counts the sign-in and the free spin of a new day without a push', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const before = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  await before.call(claimSignInDay, {});
  await before.call(spinFireWheel, {});
  await backend.advance(1);
  await renderWithProviders(page);
  const own = await openOwn(backend);
  const { missions, mail, others } = await waits(own);
  await vi.waitFor(() =>
    expect(screen.getByLabelText('badges').textContent).toBe(written(missions, 0, 0, mail, others)),
  );
  const { DayEnds } = await own.call(getOwnLimits, {});
  await backend.advance(Math.ceil((Date.parse(DayEnds) - Date.now()) / 1000));
  act(() => beginDay());
  await vi.waitFor(() => expect(screen.getByLabelText('badges').textContent).toMatch(/^\d+ 1 1 /u));
});
