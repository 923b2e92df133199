import type { GameState } from '../round/state.ts';
import type { Hud } from './Hud.ts';

/** Shows the pools when the session was read. One that the open round has hit keeps its amount until the player sees the hit. */
export function showPools({ jackpots }: Hud, { show, ...state }: GameState): void {
  const hits = show?.round.Result?.Jackpots ?? [];
  const before = state.jackpots.map(({ Name, Amount }) => ({
    Name,
    Amount: Math.max(Amount, ...hits.filter((hit) => hit.Name === Name).map(({ Coins }) => Coins)),
  }));
  jackpots.update(before);
  if (hits.length === 0) return;
  jackpots.keep(true);
  jackpots.update(state.jackpots);
}
