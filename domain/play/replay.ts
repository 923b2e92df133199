import * as endpoints from '#protocol/endpoints/play.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import type { RoundReplay } from '#protocol/entities/honor.ts';
import type { PagePath } from '#protocol/pages.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { answerEndpoint, answerPrepared } from '../dispatch/handler.ts';
import { ProviderUnreachable } from '../ports/gameProvider.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { isSealed, seal } from '../session/secrets.ts';
import { providerNameOfRound, providerOfRound, withQuery } from './gameProviders.ts';
import type { RoundRow } from './roundState.ts';

/** The page that draws the round. It reads the round with the query of its own address. */
const PAGE = '/replay' satisfies PagePath;
const LIFE_MS = 24 * 60 * 60 * 1000;

const signed = (roundID: string, expires: string): string => `replay:${roundID}:${expires}`;

/** The address is valid for a day. */
export function replayAddress({ ports, now }: Moment, RoundID: string): string {
  const Expires = String(now + LIFE_MS);
  const query = `RoundID=${encodeURIComponent(RoundID)}&Expires=${Expires}&Sign=${seal(ports.secret, signed(RoundID, Expires))}`;
  return `${ports.settings.publicOrigin}${PAGE}?${query}`;
}

export const getReplayUrl = answerEndpoint(endpoints.getReplayUrl, async (request, context, db) => {
  const { settings } = context.ports;
  const record = await db.table('honors').get(request.AchID);
  const isThatOne =
    record !== undefined &&
    request.SiteID === settings.siteID &&
    record.GameCode === request.GameCode &&
    record.PlayerID === request.PlayerID &&
    (request.RoundID === '' || record.RoundID === request.RoundID);
  if (!isThatOne) return fail(300011);
  return { ReplayURL: replayAddress(context, record.RoundID) };
});

type Query = Readonly<Record<'RoundID' | 'Expires' | 'Sign', string>>;

/** @throws Failure 300011, 300016 */
async function findSigned({ RoundID, Expires, Sign }: Query, { ports, now }: Moment, db: Reader): Promise<RoundRow> {
  if (!isSealed(ports.secret, Sign, signed(RoundID, Expires))) fail(300011);
  if (Number(Expires) <= now) fail(300016);
  return (await db.table('rounds').get(RoundID)) ?? fail(300011);
}

/** Reads what the provider's game needs to draw a round. Undefined if the provider has no replays, or does not have the round now. */
async function readFrame(ports: Ports, { RoundID, PlayerID, GameCode }: RoundRow): Promise<RoundReplay['Frame']> {
  const found = providerOfRound(ports, RoundID);
  const address = found?.provider.ReplayURL;
  if (found === undefined || address === undefined) return undefined;
  try {
    const published = await ports.games?.rounds?.read(found.provider, found.round, PlayerID);
    const Round = published?.replay;
    return Round && { URL: withQuery(address, { replay: '1', game_code: GameCode }), Round };
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

export const getReplay = answerPrepared(
  endpoints.getReplay,
  async (query, context) => readFrame(context.ports, await findSigned(query, context, context.ports.store)),
  async (query, context, db, Frame) => {
    const { ports } = context;
    const round = await findSigned(query, context, db);
    const [game, player] = await Promise.all([
      db.table('games').get(round.GameCode),
      db.table('players').get(round.PlayerID),
    ]);
    if (game === undefined || player === undefined) return fail(300011);
    const { RoundID, GameCode, MachineNo, Bet, Win, CreateTime } = round;
    return {
      RoundID,
      PlayerName: player.Name,
      GameCode,
      GameNames: game.GameNames,
      Provider: providerNameOfRound(ports, RoundID),
      MachineNo,
      Bet,
      Win,
      Jackpot: round.Jackpot === '' ? null : JackpotName.parse(round.Jackpot),
      CreateTime,
      ...(Frame && { Frame }),
    };
  },
);
