import { RELATION } from '#protocol/entities/relation.ts';
import { gramRows } from '../../player/nameGrams.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { DAY, HOUR } from '../source.ts';
import type { WorldPart } from './part.ts';

type RelationRow = RowOf<Tables['relations']>;

const FRIENDS_OF_FIRST = 12;
const BLOCKED_BY_FIRST = 41;
/** Only players from this index on block others, so that the fixed accounts can reach everyone except the player they blocked. */
const FIRST_BLOCKER = 45;

/** Friends and blocks among the players, and their search names. The first account has a dozen friends and blocked one player. */
export const relationPart: WorldPart = async (tx, { source, players }) => {
  const { faker, ago } = source;
  const ids = players.map(({ row }) => row.PlayerID);
  const rows: RelationRow[] = [];
  const relate = (PlayerID: string, OtherID: string, Type: number): void => {
    const age = faker.number.int({ min: HOUR, max: 60 * DAY });
    rows.push({ PlayerID, OtherID, Type, CreateTime: ago(age) });
  };
  for (const [at, id] of ids.entries()) {
    const others = ids.filter((other, place) => other !== id && !(at === 0 && place === BLOCKED_BY_FIRST));
    const count = at === 0 ? FRIENDS_OF_FIRST : faker.number.int({ min: 3, max: 9 });
    const friends = faker.helpers.arrayElements(others, count);
    for (const friend of friends) relate(id, friend, RELATION.friend);
    if (at < FIRST_BLOCKER || at % 5 !== 0) continue;
    const strangers = ids.slice(FIRST_BLOCKER).filter((other) => other !== id && !friends.includes(other));
    relate(id, faker.helpers.arrayElement(strangers), RELATION.blocked);
  }
  const [first, blocked] = [ids[0], ids[BLOCKED_BY_FIRST]];
  if (first === undefined || blocked === undefined) throw new Error('the demo world has too few players');
  relate(first, blocked, RELATION.blocked);
  await tx.table('relations').insert(rows);
  await tx.table('nameGrams').insert(players.flatMap(({ row }) => gramRows(row.NameKey)));
};
