import { setTimeout } from 'node:timers/promises';
import type { OwnTableBet, RoomPush, TableRoundHead } from '#games/api/index.ts';
import { ProbeRefused, RoomProbe } from '../roomWorld.ts';

const RETRY_MS = 100;
const PLACES = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'];
const CHIP = 100;
const MOST_CHIPS = 5;
const MOST_BETS = 3;
const TAKEN_BACK = 0.2;

/** Refusals after which a player goes on. Other refusals are faults. */
const EXPECTED = new Set<string>([
  'BETS_CLOSED',
  'BET_UNKNOWN',
  'OUT_OF_RANGE',
  'ROOM_MOVED',
  'TABLE_MINIMUM',
  'UNAVAILABLE',
]);

/** States that the players saw. */
export interface SeenTables {
  readonly bets: Map<string, OwnTableBet['State']>;
  readonly results: Map<string, string>;
}

export interface TablePlayerParts {
  readonly port: () => Promise<number>;
  readonly origin: string;
  readonly token: string;
  readonly seen: SeenTables;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  /** Called with each state of a round that the player sees. @param now the time of the server */
  readonly onRound: (round: TableRoundHead, now: string) => void;
  /** Whether the run is over. */
  readonly isOver: () => boolean;
}

class Lost extends Error {}

/** Bets in each round until the run is over. Connects again after lost connections and restarts. */
export async function playTable(parts: TablePlayerParts): Promise<void> {
  while (!parts.isOver()) {
    try {
      await playConnection(parts);
    } catch (error) {
      const isExpected =
        error instanceof Lost ||
        (error instanceof ProbeRefused && EXPECTED.has(error.code)) ||
        // A process that is not there refuses the connection, and a dying one ends its handshake.
        (error instanceof Error &&
          /ECONNREFUSED|ECONNRESET|socket hang up|Unexpected server response/.test(String(error)));
      if (!isExpected) throw error;
    }
    await setTimeout(RETRY_MS);
  }
}

async function playConnection(parts: TablePlayerParts): Promise<void> {
  const probe = new RoomProbe(await parts.port(), { origin: parts.origin });
  const lost = probe.closed.then(() => {
    throw new Lost('the connection is lost');
  });
  lost.catch(() => undefined);
  const race = <Result>(work: Promise<Result>): Promise<Result> => Promise.race([work, lost]);
  try {
    await probe.opened;
    const state = await race(probe.call('enterRoom', {}, parts.token));
    seeBets(parts.seen, state.Own.Bets);
    if (state.LastRound !== undefined) seeBets(parts.seen, state.LastRound.Bets);
    if (state.Shared.Round !== undefined) see(parts, state.Shared.Round, state.Shared.Now);
    probe.onPush((push) => seePush(parts, push));
    let round = state.Shared.Round;
    while (!parts.isOver()) {
      if (round?.State === 'betting') {
        await race(bet(parts, probe, round.TableRoundID));
        await race(probe.push((push) => drawnIn(push, round?.TableRoundID ?? '')));
      }
      const last: string | undefined = round?.TableRoundID;
      round = await race(probe.push((push) => openedIn(push, last)));
    }
  } finally {
    probe.close();
  }
}

const drawnIn = (push: RoomPush, TableRoundID: string): true | undefined =>
  push.Push === 'table' && push.Round?.TableRoundID === TableRoundID && push.Round.Drawn !== undefined
    ? true
    : undefined;

/** A round that opened after the last one. */
const openedIn = (push: RoomPush, last = ''): TableRoundHead | undefined =>
  push.Push === 'table' && push.Round?.State === 'betting' && push.Round.TableRoundID > last ? push.Round : undefined;

function see({ seen, onRound }: TablePlayerParts, round: TableRoundHead, now: string): void {
  if (round.Drawn !== undefined) seen.results.set(round.TableRoundID, JSON.stringify(round.Drawn));
  onRound(round, now);
}

function seeBets({ bets }: SeenTables, own: readonly OwnTableBet[]): void {
  for (const { BetID, State } of own) bets.set(BetID, State);
}

function seePush(parts: TablePlayerParts, push: RoomPush): void {
  if (push.Push === 'own') seeBets(parts.seen, push.Own.Bets);
  else if (push.Round !== undefined) see(parts, push.Round, push.Now);
}

/** Places some bets at the same time, each with an id that the same bet has after a reconnect, and takes one back at times. */
async function bet(parts: TablePlayerParts, probe: RoomProbe, TableRoundID: string): Promise<void> {
  const { random, seen } = parts;
  const count = 1 + Math.floor(random() * MOST_BETS);
  const requests = Array.from({ length: count }, (_none, at) => ({
    TableRoundID,
    ClientBetID: `bet-${at}-of-${TableRoundID}`,
    // The same bet after a reconnect has the same content.
    Places: { [PLACES[at] ?? '']: CHIP * (2 + (TableRoundID.length % MOST_CHIPS) + at) },
    ClientSeed: `seed-${parts.token.slice(0, 12)}`,
  }));
  await Promise.all(
    requests.map((request) => tolerate(probe.call('bet', request).then((answer) => seeBets(seen, [answer])))),
  );
  const [first] = requests;
  if (first !== undefined && random() < TAKEN_BACK)
    await tolerate(probe.call('takeBack', first).then((answer) => seeBets(seen, [answer])));
}

async function tolerate(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProbeRefused && EXPECTED.has(error.code))) throw error;
  });
}
