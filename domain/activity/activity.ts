/** An action of a player that levels, missions, rankings and events count. Amounts are in the item's own units. */
export type Activity =
  /** The first stake of a round. `Brand` is the brand in which the game was opened. Empty means unknown. */
  | { readonly Kind: 'stake'; readonly RoundID: string; readonly GameCode: string; readonly Brand: string }
  /** All stakes of a round were returned, so it is none. */
  | { readonly Kind: 'stakeReturned'; readonly RoundID: string }
  | {
      readonly Kind: 'round';
      readonly RoundID: string;
      readonly GameCode: string;
      readonly Category: 'slot' | 'fish' | 'table';
      readonly Bet: number;
      readonly Win: number;
      /** The part of the bet that was at risk, if other bets of the round pay for its loss. Absent means all of it. */
      readonly AtRisk?: number;
      /** The house paid the bet, so it is no turnover of the player. */
      readonly IsFree?: true;
    }
  /** Points, gems or gold bought for money. `Price` in NT$. */
  | { readonly Kind: 'purchase'; readonly OrderID: string; readonly Price: number }
  /** An item spent in the product's own shops, wheels and passes. */
  | { readonly Kind: 'spend'; readonly ItemID: number; readonly Amount: number }
  | { readonly Kind: 'gift'; readonly ToID: string; readonly ItemID: number; readonly Amount: number }
  | { readonly Kind: 'chat'; readonly ChannelType: number }
  /** A red envelope sent, or a share taken. `Amount` in gold. */
  | { readonly Kind: 'envelope' | 'envelopeClaim'; readonly Amount: number }
  | { readonly Kind: 'signIn' }
  | { readonly Kind: 'signInDay'; readonly Day: number }
  | { readonly Kind: 'friend'; readonly OtherID: string }
  | { readonly Kind: 'invite'; readonly OtherID: string }
  | { readonly Kind: 'club'; readonly ClubID: string }
  | { readonly Kind: 'bind'; readonly What: 'phone' | 'email' | 'identityProvider' }
  | { readonly Kind: 'profile' };

type Round = Extract<Activity, { readonly Kind: 'round' }>;

/** The gold that the player put at risk in a round. */
export const stakedIn = ({ Bet, AtRisk = Bet, IsFree }: Pick<Round, 'Bet' | 'AtRisk' | 'IsFree'>): number =>
  IsFree === true ? 0 : AtRisk;

/** The gold that a round won, without what its bets paid for each other's loss. */
export const wonIn = ({ Bet, AtRisk = Bet, Win }: Pick<Round, 'Bet' | 'AtRisk' | 'Win'>): number =>
  Math.max(0, Win - (Bet - AtRisk));
