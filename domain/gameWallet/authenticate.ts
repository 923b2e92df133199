import { isGuest } from '#protocol/entities/provider.ts';
import type { AuthenticateCall, GameSessionFacts } from '#protocol/wallet/index.ts';
import { isLaunchOver, tokenOfLaunch } from '../play/gameSession.ts';
import { summaryOf } from '../player/serialize.ts';
import { grantFacts } from './grant.ts';
import { isBlocked, isExpired } from './refusals.ts';
import { type Outcome, refuse, type Scene } from './scene.ts';

/** Uses the one-use token of a launch. */
export async function authenticate(scene: Scene, call: AuthenticateCall): Promise<Outcome> {
  const { tx, session, moment } = scene;
  if (session.UsedBy !== '') return refuse(scene, 'INVALID_TOKEN');
  if (isLaunchOver(session, moment.now) || (await isExpired(scene))) return refuse(scene, 'TOKEN_EXPIRED');
  const { TokenHash } = session;
  await tx.table('gameSessions').update({ TokenHash }, { UsedBy: call.transaction_uuid });
  return { status: 'RS_OK', gold: scene.gold };
}

/** The identity provider of players of the demo world. */
const DEMO = 'demo';

/** The name and the picture as others see them at a seat. Empty for a player who is shown without them. */
async function shownPerson(scene: Scene): Promise<Pick<GameSessionFacts, 'name' | 'picture'>> {
  const { tx, player, session } = scene;
  if (player.HideGame || isGuest(player.TptType) || (await isBlocked(scene))) return {};
  const { Name, PictureURL } = summaryOf(player);
  const signIn = await tx.table('sessions').get(session.SessionHash);
  // Players of the demo world are named so at a table.
  const name = signIn?.Provider === DEMO ? `${Name} (demo)` : Name;
  return { name, ...(PictureURL !== '' && { picture: PictureURL }) };
}

/** The answer of `authenticate` without the balance, also for a retry. Undefined if the token of the session is no longer stored. */
export async function sessionFacts(scene: Scene, launchToken: string): Promise<GameSessionFacts | undefined> {
  const { tx, moment, provider, session } = scene;
  const { GameCode, Brand, Expires, JoinID } = session;
  const token = tokenOfLaunch(moment.ports.secret, session, launchToken);
  const game = await tx.table('games').get(GameCode);
  const declared = provider.Games.find((each) => each.GameCode === GameCode);
  if (token === undefined || game === undefined || declared === undefined) return undefined;
  return {
    token,
    expires: Expires,
    sub_partner_id: Brand,
    game_code: GameCode,
    variant: declared.Variant,
    min_bet: game.MinBet,
    max_bet: game.MaxBet,
    max_win: provider.MaxWin,
    grants: await grantFacts(scene),
    ...(JoinID !== '' && { join: JoinID }),
    ...(declared.Holds === true && { holds: true }),
    ...(await shownPerson(scene)),
  };
}
