import { personOf } from '../../session/person.ts';
import { taipeiDay } from '../../taipei.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { DAY } from '../source.ts';
import type { WorldPart } from './part.ts';

type DayRow = { -readonly [Name in keyof RowOf<Tables['playDays']>]: RowOf<Tables['playDays']>[Name] };

/** The length of a round in seconds, with the time to look at its result. */
const ROUND_SECONDS = { min: 240, max: 900 };
const MAX_SECONDS = 4 * 60 * 60;

/** The daily sums of the rounds and orders of all other parts. */
export const playDayPart: WorldPart = async (tx, { source, players }) => {
  const owners = new Map(players.map(({ row }) => [row.PlayerID, personOf(row)]));
  const days = new Map<string, DayRow>();
  const dayOf = (PlayerID: string, time: string): DayRow | undefined => {
    const Owner = owners.get(PlayerID);
    if (Owner === undefined) return undefined;
    const Day = taipeiDay(Date.parse(time));
    const known = days.get(`${Owner} ${Day}`) ?? { Owner, Day, Seconds: 0, Rounds: 0, Bet: 0, Win: 0, Spent: 0 };
    days.set(`${Owner} ${Day}`, known);
    return known;
  };
  const CreateTime = { gt: source.ago(30 * DAY) };
  const rounds = await tx.table('rounds').find({ where: { CreateTime }, order: [['RoundID', 'asc']] });
  for (const round of rounds) {
    const day = dayOf(round.PlayerID, round.CreateTime);
    if (day === undefined) continue;
    day.Rounds += 1;
    day.Bet += round.Bet;
    day.Win += round.Win;
    day.Seconds = Math.min(MAX_SECONDS, day.Seconds + source.faker.number.int(ROUND_SECONDS));
  }
  for (const order of await tx.table('orders').find({ where: { State: 'delivered', CreateTime } })) {
    const day = dayOf(order.PlayerID, order.CreateTime);
    if (day !== undefined) day.Spent += order.Price;
  }
  await tx.table('playDays').insert([...days.values()]);
};
