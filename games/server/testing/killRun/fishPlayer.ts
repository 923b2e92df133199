import { setTimeout } from 'node:timers/promises';
import type { ShotResult } from '#games/api/index.ts';
import { FishProbe } from '../fishSocketWorld.ts';
import { ProbeRefused } from '../roomWorld.ts';

const RETRY_MS = 100;
const PAUSE_MS = 550;
const CHANGES_CANNON = 0.1;
const FREEZES = 0.03;
const LEAVES = 0.03;
const KNOWN_FISH = 40;

/** Refusals after which a player goes on. Other refusals are faults. */
const EXPECTED = new Set<string>([
  'ROOM_MOVED',
  'ROOM_FULL',
  'NO_SEAT',
  'TOO_FAST',
  'FROZEN_SOON',
  'UNAVAILABLE',
  'WALLET',
  'WALLET_UNREACHABLE',
]);
const LOST = /connection is lost|ECONNREFUSED|ECONNRESET|socket hang up|Unexpected server response|WebSocket/;

export interface FishPlayerParts {
  readonly port: () => Promise<number>;
  readonly token: string;
  /** Results that the player saw, by the client's id of the shot. */
  readonly seen: Map<string, ShotResult>;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  /** Called with each result of the player. */
  readonly onResult: () => void;
  readonly isOver: () => boolean;
}

/** Fires until the run is over. Connects again after lost connections and restarts. */
export async function playFish(parts: FishPlayerParts): Promise<void> {
  while (!parts.isOver()) {
    try {
      await playConnection(parts);
    } catch (error) {
      const isRefused = error instanceof ProbeRefused && EXPECTED.has(error.code);
      if (!isRefused && !(error instanceof Error && LOST.test(String(error)))) throw error;
    }
    await setTimeout(RETRY_MS);
  }
}

async function playConnection({ port, token, seen, random, onResult, isOver }: FishPlayerParts): Promise<void> {
  const probe = new FishProbe(await port());
  const lost = probe.closed.then(() => {
    throw new Error('the connection is lost');
  });
  lost.catch(() => undefined);
  const race = <Result>(work: Promise<Result>): Promise<Result> => Promise.race([work, lost]);
  try {
    await race(probe.opened);
    const state = await race(probe.call('enterRoom', {}, token));
    const own = state.Own.Seat;
    const see = (result: ShotResult): void => {
      seen.set(result.ShotID, result);
      onResult();
    };
    for (const result of state.Own.Recent) see(result);
    let fish = state.Fish.map(({ FishID }) => FishID);
    probe.onPush((push) => {
      if (push.Push !== 'fish') return;
      fish = [...fish, ...(push.Fish ?? []).map(({ FishID }) => FishID)].slice(-KNOWN_FISH);
      for (const result of push.Shots ?? []) if (result.Seat === own) see(result);
    });
    const { Cannons } = state.Own;
    while (!isOver()) {
      const chance = random();
      const FishID = fish[Math.floor(random() * fish.length)] ?? 0;
      if (chance < LEAVES) {
        await race(tolerate(probe.call('leave', {})));
        return;
      }
      if (chance < LEAVES + FREEZES) await race(tolerate(probe.call('freeze', {})));
      if (chance > 1 - CHANGES_CANNON)
        await race(tolerate(probe.call('choose', { Cannon: Cannons[Math.floor(random() * Cannons.length)] ?? 2 })));
      await race(tolerate(probe.call('fire', { ShotID: crypto.randomUUID(), Angle: Math.PI / 2, FishID })));
      await race(setTimeout(PAUSE_MS));
    }
  } finally {
    probe.close();
  }
}

async function tolerate(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ProbeRefused && EXPECTED.has(error.code))) throw error;
  });
}

/** Enters once more, and sees the results that the end of the run kept back. */
export async function seeLast({ port, token, seen }: Pick<FishPlayerParts, 'port' | 'token' | 'seen'>): Promise<void> {
  const probe = new FishProbe(await port());
  await probe.opened;
  const state = await probe.call('enterRoom', {}, token);
  for (const result of state.Own.Recent) seen.set(result.ShotID, result);
  probe.close();
}
