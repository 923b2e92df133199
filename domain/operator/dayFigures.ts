import { ITEM } from '#protocol/entities/wallet.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiDay, taipeiDaySpan, taipeiMidnight } from '../taipei.ts';

/** The unit of a figure of a day. Amounts are NT$ for orders, revenue and refunds, otherwise gold. */
export type FigureKind =
  | 'revenue'
  | 'orders'
  | 'refunds'
  | 'goldMinted'
  | 'goldSunk'
  | 'stakes'
  | 'wins'
  | 'registrations'
  | 'activePeople';

/** A figure of a day. It contains no personal data. */
export interface DayFigure {
  readonly Kind: FigureKind;
  /** The gateway, the house account without `house:`, or the game. Empty for figures of all players. */
  readonly Of: string;
  /** The state of orders. Empty for other figures. */
  readonly State: string;
  readonly Count: number;
  readonly Amount: number;
}

const PAGE = 1000;
/** All owners that begin with `house:`, as a range that the key of the accounts can find. */
const HOUSES = { gte: 'house:', lt: 'house;' } as const;
/** The subject of an order that no gateway accepted. */
const NO_GATEWAY = 'none';

type Span = ReturnType<typeof taipeiDaySpan>;

/** Adds up figures of the same kind, subject and state. */
class Sums {
  readonly #figures = new Map<string, { Kind: FigureKind; Of: string; State: string; Count: number; Amount: number }>();

  add(Kind: FigureKind, Of: string, State: string, Amount: number): void {
    const name = `${Kind} ${Of} ${State}`;
    const figure = this.#figures.get(name) ?? { Kind, Of, State, Count: 0, Amount: 0 };
    this.#figures.set(name, { ...figure, Count: figure.Count + 1, Amount: figure.Amount + Amount });
  }

  get all(): readonly DayFigure[] {
    return [...this.#figures.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, figure]) => figure);
  }
}

/**
 * Computes the figures of the day in Taipei at a moment: revenue, orders by state and gateway, refunds, gold that accounts of the house gave
 * and took, stakes and wins by game, registrations, and people who played.
 */
export async function dayFigures(db: Reader, at: number): Promise<readonly DayFigure[]> {
  const span = taipeiDaySpan(at);
  const [orders, paid, refunds, gold, games, people] = await Promise.all([
    ordersOf(db, span),
    paidOf(db, span),
    refundsOf(db, span),
    goldOf(db, span, taipeiMidnight(at)),
    gamesOf(db, span),
    peopleOf(db, span, taipeiDay(at)),
  ]);
  return [...paid, ...orders, ...refunds, ...gold, ...games, ...people];
}

/** The attempts of orders, the newest last. */
const attemptsOf = (db: Reader, OrderIDs: readonly string[]) =>
  db.table('paymentAttempts').find({ where: { OrderID: { in: OrderIDs } }, order: [['CreateTime', 'asc']] });

async function ordersOf(db: Reader, CreateTime: Span): Promise<readonly DayFigure[]> {
  const sums = new Sums();
  for (let offset = 0; ; offset += PAGE) {
    const order = [
      ['CreateTime', 'asc'],
      ['OrderID', 'asc'],
    ] as const;
    const rows = await db.table('orders').find({ where: { CreateTime }, order, limit: PAGE, offset });
    const attempts = await attemptsOf(
      db,
      rows.map(({ OrderID }) => OrderID),
    );
    const gateways = new Map(attempts.map(({ OrderID, Adapter }) => [OrderID, Adapter]));
    for (const { OrderID, State, Price } of rows) sums.add('orders', gateways.get(OrderID) ?? NO_GATEWAY, State, Price);
    if (rows.length < PAGE) return sums.all;
  }
}

/** Calls `take` with the orders that reached a state in the span, a page at a time. */
async function forEachStep(
  db: Reader,
  State: string,
  CreateTime: Span,
  take: (orders: readonly { readonly OrderID: string; readonly Price: number }[]) => Promise<void>,
): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const order = [
      ['CreateTime', 'asc'],
      ['OrderID', 'asc'],
    ] as const;
    const steps = await db.table('orderSteps').find({ where: { State, CreateTime }, order, limit: PAGE, offset });
    const rows = await db.table('orders').getMany(steps.map(({ OrderID }) => [OrderID]));
    await take(rows.filter((row) => row !== undefined));
    if (steps.length < PAGE) return;
  }
}

async function paidOf(db: Reader, span: Span): Promise<readonly DayFigure[]> {
  const sums = new Sums();
  await forEachStep(db, 'paid', span, async (orders) => {
    const attempts = await attemptsOf(
      db,
      orders.map(({ OrderID }) => OrderID),
    );
    const paid = new Map(attempts.filter(({ State }) => State === 'paid').map((each) => [each.OrderID, each.Adapter]));
    for (const { OrderID, Price } of orders) sums.add('revenue', paid.get(OrderID) ?? NO_GATEWAY, '', Price);
  });
  return sums.all;
}

async function refundsOf(db: Reader, span: Span): Promise<readonly DayFigure[]> {
  const sums = new Sums();
  await forEachStep(db, 'refunded', span, async (orders) => {
    const attempts = await attemptsOf(
      db,
      orders.map(({ OrderID }) => OrderID),
    );
    const refunds = new Map(attempts.filter(({ Refund }) => Refund !== '').map((each) => [each.OrderID, each]));
    for (const { OrderID, Price } of orders) {
      const refund = refunds.get(OrderID);
      const amount = refund === undefined || refund.RefundPrice === 0 ? Price : refund.RefundPrice;
      sums.add('refunds', refund?.Adapter ?? NO_GATEWAY, '', amount);
    }
  });
  return sums.all;
}

/** The name of the house account is the source. */
async function goldOf(db: Reader, CreateTime: Span, midnight: number): Promise<readonly DayFigure[]> {
  const accounts = await db.table('accounts').find({ where: { Owner: HOUSES, ItemID: ITEM.gold } });
  // Positions follow the time and never go back, so they limit what the index has to read.
  const Position = { gte: midnight * 1000, lt: (midnight + 2 * DAY_MS) * 1000 };
  const figures = await Promise.all(
    accounts.map(async ({ Owner, ItemID }): Promise<readonly DayFigure[]> => {
      const where = { Owner, ItemID, Position, CreateTime };
      const [minted = 0, sunk = 0] = await db.table('entries').sumEach('Amount', [
        { ...where, Amount: { lt: 0 } },
        { ...where, Amount: { gt: 0 } },
      ]);
      const Of = Owner.slice('house:'.length);
      return [
        ...(minted === 0 ? [] : [{ Kind: 'goldMinted', Of, State: '', Count: 0, Amount: -minted } as const]),
        ...(sunk === 0 ? [] : [{ Kind: 'goldSunk', Of, State: '', Count: 0, Amount: sunk } as const]),
      ];
    }),
  );
  return figures.flat().toSorted((a, b) => a.Kind.localeCompare(b.Kind) || a.Of.localeCompare(b.Of));
}

/** The stakes of free spins are no stakes of players: `goldMinted` of `spinGrants` has them. */
async function gamesOf(db: Reader, CreateTime: Span): Promise<readonly DayFigure[]> {
  const codes = (await db.table('games').find({ order: [['Position', 'asc']] })).map(({ GameCode }) => GameCode);
  if (codes.length === 0) return [];
  const rounds = db.table('rounds');
  const wheres = codes.map((GameCode) => ({ GameCode, CreateTime }));
  const [bets, wins] = await Promise.all([
    rounds.sumEach(
      'Bet',
      wheres.map((where) => ({ ...where, GrantID: '' })),
    ),
    rounds.sumEach('Win', wheres),
  ]);
  const figures = await Promise.all(
    wheres.map(async (where, at): Promise<readonly DayFigure[]> => {
      const [bet = 0, win = 0] = [bets[at], wins[at]];
      if (bet === 0 && win === 0) return [];
      const figure = { Of: where.GameCode, State: '', Count: await rounds.count(where) };
      return [
        { ...figure, Kind: 'stakes', Amount: bet },
        { ...figure, Kind: 'wins', Amount: win },
      ];
    }),
  );
  return figures.flat();
}

async function peopleOf(db: Reader, RegistTime: Span, Day: string): Promise<readonly DayFigure[]> {
  const figure = { Of: '', State: '', Amount: 0 };
  return [
    { ...figure, Kind: 'registrations', Count: await db.table('players').count({ RegistTime }) },
    { ...figure, Kind: 'activePeople', Count: await db.table('playDays').count({ Day }) },
  ];
}
