import type { GiftShown } from '#protocol/entities/gift.ts';

/** The time in which gifts that arrive out of order are sorted, in milliseconds. */
const SETTLE_MS = 400;
/** A gift of the same player and kind within this time counts up the same strip. */
const COMBO_MS = 4000;
/** How long a strip stays after its last gift, in milliseconds. */
const SHOW_MS = 3200;
const LANES = 2;
/** The maximum of waiting strips. More strips are dropped, since a late effect has no meaning. */
const MAX_WAITING = 30;

export interface GiftStrip {
  readonly id: string;
  readonly gift: GiftShown;
  readonly count: number;
  /** The time at which the strip ends, in milliseconds. 0 while the strip waits. */
  readonly until: number;
}

/** The gifts of a room: gifts being sorted, and strips in the same order for every viewer. */
export interface GiftLine {
  readonly settling: readonly { readonly gift: GiftShown; readonly due: number }[];
  readonly strips: readonly GiftStrip[];
  readonly seen: ReadonlySet<string>;
}

export const emptyLine: GiftLine = { settling: [], strips: [], seen: new Set() };

const inOrder = (one: GiftShown, other: GiftShown): number => one.Seq - other.Seq;

/**
 * Adds a gift. The gift waits for a moment first, so that simultaneous gifts have one order for all viewers. Ignores a gift that was added
 * before.
 */
export function addGift(line: GiftLine, gift: GiftShown, now: number): GiftLine {
  if (line.seen.has(gift.GiftID)) return line;
  const settling = [...line.settling, { gift, due: now + SETTLE_MS }].toSorted((a, b) => inOrder(a.gift, b.gift));
  return { ...line, settling, seen: new Set(line.seen).add(gift.GiftID) };
}

/** Advances the line to a time: removes ended strips, adds sorted gifts, and starts waiting strips. */
export function advanceLine(line: GiftLine, now: number): GiftLine {
  let strips: readonly GiftStrip[] = line.strips.filter(({ until }) => until === 0 || until > now);
  const settling = [...line.settling];
  for (;;) {
    // A later gift never comes before an earlier gift that still waits to be sorted.
    const [first] = settling;
    if (first === undefined || first.due > now) break;
    settling.shift();
    strips = join(strips, first.gift, now);
  }
  const shown = strips.filter(({ until }) => until !== 0).length;
  let free = LANES - shown;
  strips = strips.map((strip) => {
    if (strip.until !== 0 || free <= 0) return strip;
    free -= 1;
    return { ...strip, until: now + SHOW_MS };
  });
  return { ...line, settling, strips };
}

function join(strips: readonly GiftStrip[], gift: GiftShown, now: number): readonly GiftStrip[] {
  const known = strips.findLast(
    (strip) =>
      strip.gift.From.PlayerID === gift.From.PlayerID &&
      strip.gift.ItemID === gift.ItemID &&
      Date.parse(gift.CreateTime) - Date.parse(strip.gift.CreateTime) < COMBO_MS,
  );
  if (known === undefined)
    return strips.length >= MAX_WAITING ? strips : [...strips, { id: gift.GiftID, gift, count: gift.Amount, until: 0 }];
  const grown = {
    ...known,
    gift: { ...known.gift, CreateTime: gift.CreateTime },
    count: known.count + gift.Amount,
    until: known.until === 0 ? 0 : now + SHOW_MS,
  };
  return strips.map((strip) => (strip === known ? grown : strip));
}

/** Returns the time of the next change in milliseconds. Undefined if there is none. */
export function nextChange(line: GiftLine): number | undefined {
  const times = [
    ...line.settling.slice(0, 1).map(({ due }) => due),
    ...line.strips.map(({ until }) => until).filter((until) => until !== 0),
  ];
  return times.length === 0 ? undefined : Math.min(...times);
}
