import { TABLE_ROOM } from './roomContract.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOM_LIMITS, RoomRequest, type TableState } from '#games/api/index.ts';
import { AnswerLost } from '../failure.ts';
import type { RoomSocketEvents } from './roomSocket.ts';
import { RoomConnection } from './RoomTransport.ts';

const STATE: TableState = {
  RoomID: 'crab:cards:2',
  Number: 2,
  GameCode: 'cards',
  Brand: 'crab',
  Currency: 'GOLD',
  Expires: '2026-12-01T00:00:00.000Z',
  SeatID: 'seat',
  Settings: {
    Chips: [100],
    LeastStake: 100,
    MostStake: 1000,
    MinBet: 100,
    MaxBet: 1000,
    MostPayout: 10_000,
    BetsMs: 15_000,
    RoundMs: 20_000,
  },
  Shared: { Revision: 3, Now: '2026-11-30T00:00:00.000Z', Chips: [], Seats: [], History: [] },
  Own: { Bets: [], Staked: 0, Won: 0, StartTime: '2026-11-30T00:00:00.000Z' },
  OwnRounds: [],
};

/** The server's end of the last connection. */
let other: RoomSocketEvents;
let opened = 0;
let isClosed = false;
const sent: RoomRequest[] = [];
const room = (): RoomConnection =>
  new RoomConnection({
    contract: TABLE_ROOM,
    open: (events) => {
      other = events;
      opened += 1;
      isClosed = false;
      return {
        send: (text) => void sent.push(RoomRequest.parse(JSON.parse(text))),
        close: () => {
          isClosed = true;
        },
      };
    },
    token: () => 'token',
    random: () => 1,
  });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  opened = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (rest: object): void => other.received(JSON.stringify({ ID: sent.at(-1)?.ID, ...rest }));
async function entered(connection: RoomConnection): Promise<void> {
  const entering = connection.enter();
  other.opened();
  answer({ Answer: STATE });
  await entering;
}

it('enters with the token, then calls without it and passes pushes on', async () => {
  const connection = room();
  const seen: unknown[] = [];
  connection.listen({
    entered: (state) => seen.push(state.RoomID),
    pushed: ({ Push }) => seen.push(Push),
    changed: () => {},
  });
  await entered(connection);
  expect(sent).toMatchObject([{ Call: 'enterRoom', Token: 'token', Body: {} }]);
  const emoting = connection.call('emote', { Emote: 'clap' });
  expect(sent.at(-1)).toEqual({ ID: 2, Call: 'emote', Body: { Emote: 'clap' } });
  other.received(JSON.stringify({ Push: 'own', Own: STATE.Own }));
  answer({ Failure: { Code: 'EMOTE_SOON', Message: '' } });
  await expect(emoting).rejects.toMatchObject({ code: 'EMOTE_SOON' });
  expect(seen).toEqual(['crab:cards:2', 'own']);
});

it('connects again to the same room after a loss, later with each try', async () => {
  const connection = room();
  await entered(connection);
  const betting = connection.call('beat', {});
  other.closed(1006);
  await expect(betting).rejects.toBeInstanceOf(AnswerLost);
  expect(connection.state).toEqual({ kind: 'reconnecting' });
  await expect(connection.call('beat', {})).rejects.toBeInstanceOf(AnswerLost);
  for (const pause of [250, 500, 1000]) {
    const before = opened;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(opened).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toBe(before + 1);
    if (pause < 1000) other.closed(1006);
    await vi.advanceTimersByTimeAsync(0);
  }
  other.opened();
  expect(sent.at(-1)).toMatchObject({ Call: 'enterRoom', Body: { RoomID: 'crab:cards:2' } });
  answer({ Answer: STATE });
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.state).toEqual({ kind: 'connected' });
});

it('asks a silent server, and connects again if it stays silent', async () => {
  const connection = room();
  await entered(connection);
  await vi.advanceTimersByTimeAsync(2 * ROOM_LIMITS.beatMs);
  expect(sent.at(-1)).toMatchObject({ Call: 'beat' });
  answer({ Answer: { Now: '' } });
  await vi.advanceTimersByTimeAsync(2 * ROOM_LIMITS.beatMs);
  expect(connection.state.kind).toBe('connected');
  await vi.advanceTimersByTimeAsync(ROOM_LIMITS.beatMs);
  expect([connection.state.kind, isClosed]).toEqual(['reconnecting', true]);
});

it.each([
  [4003, 'DISPLACED'],
  [4004, 'SEAT_FREE'],
  [4001, 'SESSION_ENDED'],
])('ends after the code %i', async (code, reason) => {
  const connection = room();
  await entered(connection);
  other.closed(code);
  expect(connection.state).toEqual({ kind: 'ended', reason });
});

it('says why a room cannot be entered', async () => {
  const connection = room();
  const entering = connection.enter({ RoomID: 'crab:cards:9' });
  other.opened();
  answer({ Failure: { Code: 'ROOM_FULL', Message: '' } });
  await expect(entering).rejects.toMatchObject({ code: 'ROOM_FULL' });
  expect([connection.state, isClosed]).toEqual([{ kind: 'ended', reason: 'ROOM_FULL' }, true]);
});
