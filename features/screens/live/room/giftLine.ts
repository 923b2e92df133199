import type { GiftShown } from '#protocol/entities/gift.ts';

/** Gifts that cross on the way get this long to come into order. */
const SETTLE_MS = 400;
/** A gift of the same player and kind within this time counts up the same strip. */
const COMBO_MS = 4000;
/** A strip stays this long after its last gift. */
const SHOW_MS = 3200;
/** Strips at once. */
const LANES = 2;
/** Strips beyond these are not shown: an effect belongs to its moment. */
const MAX_WAITING = 30;

/** Gifts of one player and kind in a row. */
export interface GiftStrip {
  /** The first gift's id. */
  readonly id: string;
  readonly gift: GiftShown;
  /** All gifts of the strip. */
  readonly count: number;
  /** When it goes, in milliseconds. 0: it waits. */
  readonly until: number;
}

/** Gifts of a room: those that come into order, and the strips in the order in which every viewer sees them. */
export interface GiftLine {
  readonly settling: readonly { readonly gift: GiftShown; readonly due: number }[];
  readonly strips: readonly GiftStrip[];
  readonly seen: ReadonlySet<string>;
}

export const emptyLine: GiftLine = { settling: [], strips: [], seen: new Set() };

const inOrder = (one: GiftShown, other: GiftShown): number => one.Seq - other.Seq;

/** Adds a gift. It settles first, so that gifts that were given at once have one order everywhere. A gift that is known already changes nothing. */
export function addGift(line: GiftLine, gift: GiftShown, now: number): GiftLine {
  if (line.seen.has(gift.GiftID)) return line;
  const settling = [...line.settling, { gift, due: now + SETTLE_MS }].toSorted((a, b) => inOrder(a.gift, b.gift));
  return { ...line, settling, seen: new Set(line.seen).add(gift.GiftID) };
}

/** Moves the line to a moment: strips that are over go, settled gifts come, waiting strips begin. */
export function advanceLine(line: GiftLine, now: number): GiftLine {
  let strips: readonly GiftStrip[] = line.strips.filter(({ until }) => until === 0 || until > now);
  const settling = [...line.settling];
  for (;;) {
    // A later gift never overtakes an earlier one that still settles.
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

/** When the line changes by itself next, in milliseconds. Undefined: it does not. */
export function nextChange(line: GiftLine): number | undefined {
  const times = [
    ...line.settling.slice(0, 1).map(({ due }) => due),
    ...line.strips.map(({ until }) => until).filter((until) => until !== 0),
  ];
  return times.length === 0 ? undefined : Math.min(...times);
}
