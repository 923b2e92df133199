import type { SpinGrant } from '#games/api/index.ts';
import type { Ask, GameState } from './state.ts';

/** The next free spins to use. Undefined if there are none, or if the player has put them aside. */
const nextGrant = ({ grants, isPaying }: GameState): SpinGrant | undefined =>
  isPaying ? undefined : grants.find(({ Left }) => Left > 0);

/** Chooses the free spins and the stake of the next round. */
export function prepare(state: GameState): GameState {
  const grants = state.grants.filter(({ Left }) => Left > 0);
  const grant = nextGrant({ ...state, grants });
  if (grant !== undefined) return { ...state, grants, grant, stake: grant.Stake };
  const wasFree = state.grant !== undefined || state.lastRound?.GrantID !== undefined;
  const stake = wasFree ? state.ownStake : state.stake;
  return { ...state, grants, grant, stake, ownStake: stake };
}

/** Puts the free spins aside, or takes them up again. */
export const switchGrants = (state: GameState): GameState =>
  state.phase === 'idle' && state.grants.length > 0
    ? prepare({ ...state, isPaying: !state.isPaying, problem: undefined })
    : state;

/** Adds free spins that the player got while the game is open. The others keep their numbers, since a spin may be on its way. */
export function addGrants(state: GameState, listed: GameState['grants']): GameState {
  const fresh = listed.filter(({ GrantID }) => !state.grants.some((known) => known.GrantID === GrantID));
  if (fresh.length === 0) return state;
  const grants = [...state.grants, ...fresh].toSorted((a, b) => (a.Expires < b.Expires ? -1 : 1));
  const added = { ...state, grants };
  return state.phase === 'idle' ? prepare({ ...added, problem: undefined }) : added;
}

/** The gold that the player pays for a stake. */
export const ownPart = ({ Stake, GrantID }: Pick<Ask, 'Stake' | 'GrantID'>): number =>
  GrantID === undefined ? Stake : 0;

/** Changes the spins that are left of a grant. */
function change(state: GameState, GrantID: string, leftOf: (left: number) => number): GameState {
  const changed = (each: SpinGrant): SpinGrant =>
    each.GrantID === GrantID ? { ...each, Left: leftOf(each.Left) } : each;
  return { ...state, grants: state.grants.map(changed), grant: state.grant && changed(state.grant) };
}

/** Shows the free spin of a stake as used. */
export const spend = (state: GameState, { GrantID }: Pick<Ask, 'GrantID'>): GameState =>
  GrantID === undefined ? state : change(state, GrantID, (left) => left - 1);

/** Statuses after which no spin of the grant can be used. */
const OVER = new Set(['GRANT_NOT_FOUND', 'GRANT_USED_UP', 'GRANT_EXPIRED', 'BET_OUT_OF_RANGE']);

/** Takes a refused free spin back, or ends its grant. */
export const takeBack = (state: GameState, { GrantID }: Pick<Ask, 'GrantID'>, status: string): GameState =>
  GrantID === undefined ? state : change(state, GrantID, (left) => (OVER.has(status) ? 0 : left + 1));
