import type { QueryClient } from '@tanstack/react-query';
import { followWallet, HELD_GOLD } from './walletHold.ts';

/** The longest time that a game may hide a player's gold, in milliseconds. */
export const ROUND_HOLD_MS = 20_000;
/**
 * The longest time for a round that hides nothing: the ledger pays its win at its end. A provider ends such a round ten minutes after its
 * stake.
 */
export const LONG_ROUND_HOLD_MS = 11 * 60_000;

export interface PushedRound {
  readonly RoundID: string;
  readonly IsOpen: boolean;
}

/** The gold that this page shows while its game plays a round. */
export interface HeldRound {
  readonly roundID: string;
  readonly base: number;
  readonly moved: number;
  readonly frame: number;
  readonly others: number;
  /** Whether the game has shown the round to its end. The hold lasts until the pushed ledger has the same gold. */
  readonly isEnded: boolean;
}

export interface RoundHold {
  readonly isInFront: boolean;
  readonly held: HeldRound | undefined;
  readonly ended: string | undefined;
}

export const NO_HOLD: RoundHold = { isInFront: false, held: undefined, ended: undefined };

export type RoundEvent =
  | { readonly kind: 'front'; readonly isInFront: boolean }
  | { readonly kind: 'started'; readonly roundID: string; readonly stake: number; readonly balance: number }
  | { readonly kind: 'balance'; readonly balance: number }
  | { readonly kind: 'ended'; readonly roundID: string; readonly balance: number }
  /** The ledger's gold changed by `change`, starting at `before`. */
  | {
      readonly kind: 'pushed';
      readonly before: number;
      readonly change: number;
      readonly round: PushedRound | undefined;
    }
  | { readonly kind: 'timeout' };

const UNNAMED = '';

/** Compares round ids. The platform prefixes the provider's id, which the game may not know. */
const isSame = (one: string, other: string): boolean =>
  one === other || one.endsWith(`:${other}`) || other.endsWith(`:${one}`);

/** Follows the rounds of the page's game, so that the page shows a win only after the game does. */
export function reduceRoundHold(hold: RoundHold, event: RoundEvent): RoundHold {
  const { held } = hold;
  switch (event.kind) {
    case 'front':
      return event.isInFront ? { ...hold, isInFront: true } : NO_HOLD;
    case 'started': {
      const { roundID, stake, balance: frame } = event;
      // The push may have come before this event.
      const known =
        held !== undefined && (isSame(held.roundID, roundID) || held.roundID === UNNAMED) ? held : undefined;
      const { base = frame + stake, moved = 0, others = 0 } = known ?? {};
      return { ...hold, held: { roundID, base, moved, frame, others, isEnded: false } };
    }
    case 'balance':
      return held === undefined || held.isEnded ? hold : { ...hold, held: { ...held, frame: event.balance } };
    case 'ended': {
      const after = { ...hold, ended: event.roundID };
      if (held === undefined || !isSame(held.roundID, event.roundID)) return after;
      return settled({ ...after, held: { ...held, frame: event.balance, isEnded: true } });
    }
    case 'pushed':
      return receivePush(hold, event);
    case 'timeout':
      return { ...hold, held: undefined, ended: held?.roundID ?? hold.ended };
  }
}

/** Ends the hold once the game has shown the round and the ledger agrees. */
function settled(hold: RoundHold): RoundHold {
  const { held } = hold;
  return held?.isEnded === true && held.base + held.moved === held.frame ? { ...hold, held: undefined } : hold;
}

function receivePush(
  hold: RoundHold,
  { before, change, round }: Extract<RoundEvent, { readonly kind: 'pushed' }>,
): RoundHold {
  const { held, isInFront, ended } = hold;
  if (held !== undefined) {
    if (round?.IsOpen === true && held.roundID === UNNAMED)
      return { ...hold, held: { ...held, roundID: round.RoundID, moved: held.moved + change } };
    if (round === undefined || !isSame(held.roundID, round.RoundID))
      return { ...hold, held: { ...held, others: held.others + change } };
    if (!round.IsOpen) return { ...hold, held: undefined };
    return settled({ ...hold, held: { ...held, moved: held.moved + change } });
  }
  const isNew = round?.IsOpen === true && isInFront && !(ended !== undefined && isSame(ended, round.RoundID));
  if (!isNew) return hold;
  // The push came before the game's event, so the page continues to show the earlier gold.
  const { RoundID: roundID } = round;
  return { ...hold, held: { roundID, base: before, moved: change, frame: before, others: 0, isEnded: false } };
}

/** The gold to show instead of the ledger's. Undefined without a held round. */
export const heldGold = ({ held }: RoundHold): number | undefined =>
  held === undefined ? undefined : Math.max(0, held.frame + held.others);

/** A round that hides gold of the ledger, or has ended, holds it for 20 s. Undefined without a held round. */
export function holdLimit({ held }: RoundHold): number | undefined {
  if (held === undefined) return undefined;
  return held.isEnded || held.base + held.moved > held.frame ? ROUND_HOLD_MS : LONG_ROUND_HOLD_MS;
}

interface Kept {
  hold: RoundHold;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const kept = new WeakMap<QueryClient, Kept>();

/** Applies an event to the hold of this page. */
export function changeRoundHold(queries: QueryClient, event: RoundEvent): void {
  const page = kept.get(queries) ?? followed(queries);
  const before = page.hold;
  page.hold = reduceRoundHold(before, event);
  const limit = holdLimit(page.hold);
  if (page.hold.held?.roundID !== before.held?.roundID || limit !== holdLimit(before)) {
    clearTimeout(page.timer);
    page.timer =
      limit === undefined ? undefined : setTimeout(() => changeRoundHold(queries, { kind: 'timeout' }), limit);
  }
  const shown = heldGold(page.hold);
  if (shown !== heldGold(before)) queries.setQueryData(HELD_GOLD, { Gold: shown });
}

/** Begins the hold of this page. Without a round, a push of the wallet changes nothing. */
function followed(queries: QueryClient): Kept {
  const page: Kept = { hold: NO_HOLD, timer: undefined };
  kept.set(queries, page);
  followWallet(queries, (known, { Gold, Round }) => {
    const before = known?.Gold ?? Gold;
    changeRoundHold(queries, { kind: 'pushed', before, change: Gold - before, round: Round });
  });
  return page;
}
