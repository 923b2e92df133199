import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/race.ts';
import type { RaceTerms } from '#protocol/entities/race.ts';
import type { PlayerContext } from '../../dispatch/context.ts';
import { answer } from '../../dispatch/handler.ts';
import type { Reader } from '../../ports/store.ts';
import { bracketCount } from '../brackets.ts';
import { readPlaces } from './board.ts';
import { enterRace } from './enterRace.ts';
import { BRACKET, describeRace } from './raceRow.ts';
import { racesOpenAt, scheduleAt } from './schedule.ts';
import { describeTickets, usableTickets } from './tickets.ts';

export const getRaces = answer(operations.getRaces, async (_request, context, db) => {
  const { player, nowText } = context;
  const shown = await shownTerms(db, context);
  const List = [];
  for (const terms of shown) List.push(await describeRace(db, context, terms, player.PlayerID));
  const tickets = await usableTickets(db, player.PlayerID, nowText);
  return { List, Tickets: tickets.map(describeTickets) };
});

export const joinRace = answer(operations.joinRace, async ({ BattleID }, context, tx) => {
  const terms = racesOpenAt(context.now, context.brand).find((each) => each.BattleID === BattleID);
  if (terms === undefined) return fail(300016);
  await enterRace(tx, context, terms, context.player);
  return describeRace(tx, context, terms, context.player.PlayerID);
});

export const getRaceBoard = answer(operations.getRaceBoard, async ({ BattleID, Page, PerPage }, context, db) => {
  const stored = await db.table('races').get(BattleID);
  const terms = stored?.Terms ?? (await shownTerms(db, context)).find((each) => each.BattleID === BattleID);
  if (terms === undefined) return fail(300011);
  const limits = { offset: (Page - 1) * PerPage, limit: PerPage };
  return {
    Race: await describeRace(db, context, terms, context.player.PlayerID),
    List: [...(await readPlaces(db, terms, limits))],
    Total: (await bracketCount(db, BattleID, BRACKET)).Scored,
  };
});

/** Changes only this connection, so it runs each time. */
export const watchRace = answer(operations.watchRace, async ({ BattleID }, { connection }) => {
  connection.subscribeRace(BattleID);
  return {};
});

/** The races that run or close, the next of each that does not run, and the last with players of each. */
async function shownTerms(db: Reader, { now, nowText, brand }: PlayerContext): Promise<readonly RaceTerms[]> {
  const schedule = scheduleAt(now, brand);
  const running = schedule.flatMap(({ latest }) => (nowText <= latest.FinalTime ? [latest] : []));
  const coming = schedule.flatMap(({ latest, next }) => (nowText < latest.EndTime ? [] : [next]));
  const over = schedule.map(({ latest, before }) => (nowText <= latest.FinalTime ? before : latest));
  const held = await db.table('races').getMany(over.map(({ BattleID }) => [BattleID] as const));
  return [
    ...running,
    ...coming.toSorted((one, other) => (one.StartTime < other.StartTime ? -1 : 1)),
    ...held.flatMap((race) => (race === undefined ? [] : [race.Terms])),
  ];
}
