import * as endpoints from '#protocol/endpoints/play.ts';
import { JackpotName } from '#protocol/entities/game.ts';
import type { PagePath } from '#protocol/pages.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { isSealed, seal } from '../session/secrets.ts';
import { answerEndpoint } from '../dispatch/handler.ts';

/** The page of the product that draws the round; it asks for it with the address's own query. */
const PAGE = '/replay' satisfies PagePath;
const LIFE_MS = 24 * 60 * 60 * 1000;

const signed = (roundID: string, expires: string): string => `replay:${roundID}:${expires}`;

/** The signed address of the page that replays a round, valid for a day. */
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

export const getReplay = answerEndpoint(endpoints.getReplay, async ({ RoundID, Expires, Sign }, { ports, now }, db) => {
  if (!isSealed(ports.secret, Sign, signed(RoundID, Expires))) fail(300011);
  if (Number(Expires) <= now) fail(300016);
  const round = await db.table('rounds').get(RoundID);
  if (round === undefined) return fail(300011);
  const [game, player] = await Promise.all([
    db.table('games').get(round.GameCode),
    db.table('players').get(round.PlayerID),
  ]);
  if (game === undefined || player === undefined) return fail(300011);
  const { GameCode, MachineNo, Bet, Win, CreateTime } = round;
  return {
    RoundID,
    PlayerName: player.Name,
    GameCode,
    GameNames: game.GameNames,
    Provider: game.Provider,
    MachineNo,
    Bet,
    Win,
    Jackpot: round.Jackpot === '' ? null : JackpotName.parse(round.Jackpot),
    CreateTime,
  };
});
