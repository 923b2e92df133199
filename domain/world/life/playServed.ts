import { ITEM } from '#protocol/entities/wallet.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { playableGamesFor } from '../../capabilities/openFor.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { openGameSession } from '../../play/gameSession.ts';
import type { DemoRound, GameProvider } from '../../ports/gameProvider.ts';
import type { Transaction } from '../../ports/store.ts';
import { taipeiMidnight } from '../../taipei.ts';
import { lifeConnection, lifeSession } from './cast.ts';
import { Draws } from './draws.ts';

/** Beats between two rounds, on average, by the hour in Taipei: few at night, most in the evening. */
const ROUND_BEATS = [7, 8, 9, 10, 10, 9, 8, 7, 6, 6, 5, 5, 5, 5, 6, 6, 6, 5, 5, 4, 4, 4, 4, 5] as const;
/** The largest part of a day's rounds that a game has, compared with the smallest. */
const MAX_SHARE = 6;
const STAKES = [200, 500, 1000, 2000, 5000] as const;
/** A player stakes at most this part of their gold. */
const PARTS = 10;
const HOUR_MS = 60 * 60 * 1000;
const SIGN_IN_MS = HOUR_MS;

/** A game of a provider that can be played in a brand. */
interface ServedGame {
  readonly provider: GameProvider;
  readonly Brand: string;
  readonly GameCode: string;
}

/**
 * Lets a player of the cast play a real round at the provider of a game: it draws the round, and moves gold by the wallet. The player
 * signs in and launches the game in this transaction; the provider plays after its commit.
 */
export async function playServed(
  tx: Transaction,
  moment: Moment,
  { cast, draws }: { readonly cast: readonly PlayerRow[]; readonly draws: Draws },
): Promise<void> {
  const { ports } = moment;
  const { games } = ports;
  if (games?.playDemoRound === undefined || !draws.onceIn(beatsAt(moment.now))) return;
  const player = draws.pick(cast);
  const game = pickGame(await servedGames(moment), draws, moment.now);
  if (player === undefined || game === undefined) return;
  const { PlayerID } = player;
  const held = (await tx.table('accounts').get(`player:${PlayerID}`, ITEM.gold))?.Balance ?? 0;
  const MaxStake = draws.pick(STAKES.filter((stake) => stake * PARTS <= held));
  if (MaxStake === undefined) return;
  const { provider, Brand, GameCode } = game;
  const SessionHash = await signIn(tx, moment, PlayerID);
  const draft = { PlayerID, GameCode, Brand, Provider: provider.ID, SessionHash };
  const LaunchToken = await openGameSession(tx, moment, draft);
  await tx.table('connections').update({ ConnectionID: lifeConnection(PlayerID), RoomID: '' }, { GameCode });
  tx.afterCommit(() => void playRound(moment, provider, { LaunchToken, GameCode, MaxStake }));
}

const beatsAt = (now: number): number => ROUND_BEATS[Math.floor((now - taipeiMidnight(now)) / HOUR_MS)] ?? 5;

/** Picks a game by its share of the day. Each game has one, and the shares change from day to day. */
function pickGame(games: readonly ServedGame[], draws: Draws, now: number): ServedGame | undefined {
  const day = Math.floor(taipeiMidnight(now) / DAY_MS);
  const codes = [...new Set(games.map(({ GameCode }) => GameCode))];
  const chances = codes.flatMap((code) => {
    const salt = [...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
    return Array.from({ length: 1 + new Draws(day, salt).below(MAX_SHARE) }, () => code);
  });
  const chosen = draws.pick(chances);
  return draws.pick(games.filter(({ GameCode }) => GameCode === chosen));
}

async function servedGames({ ports }: Moment): Promise<readonly ServedGame[]> {
  const found: ServedGame[] = [];
  for (const brand of ports.settings.brands) {
    const playable = await playableGamesFor({ ports, brand });
    for (const provider of ports.games?.providers ?? [])
      if (provider.Brands.includes(brand.ID))
        for (const { GameCode } of provider.Games)
          if (playable.has(GameCode)) found.push({ provider, Brand: brand.ID, GameCode });
  }
  return found;
}

/** Opens the player's sign-in again. A game session needs one. */
async function signIn(tx: Transaction, { now, nowText }: Moment, PlayerID: string): Promise<string> {
  const TokenHash = lifeSession(PlayerID);
  const Expires = new Date(now + SIGN_IN_MS).toISOString();
  const changed = await tx.table('sessions').update({ TokenHash }, { Expires });
  if (changed === 0)
    await tx.table('sessions').insert({
      TokenHash,
      PlayerID,
      Provider: 'demo',
      CreateTime: nowText,
      Expires,
      EndReason: '',
      IsRegist: false,
      ProofTime: '',
      CodeTime: '',
      DeviceHash: '',
    });
  return TokenHash;
}

async function playRound({ ports }: Moment, provider: GameProvider, round: DemoRound): Promise<void> {
  try {
    await ports.games?.playDemoRound?.(provider, round);
  } catch (error) {
    ports.observer.call({ name: 'demo.round', code: 300003, milliseconds: 0, error });
  }
}
