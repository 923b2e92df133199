import * as endpoints from '#protocol/endpoints/play.ts';
import type { RoundProof } from '#protocol/entities/round.ts';
import { fail } from '#protocol/failure.ts';
import { answerPrepared } from '../dispatch/handler.ts';
import { ProviderUnreachable } from '../ports/gameProvider.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { signedIn } from '../session/signedIn.ts';
import { providerOfRound } from './gameProviders.ts';
import { ownRound } from './ownRounds.ts';

interface Owner {
  readonly ports: Ports;
  readonly PlayerID: string;
}
type Published = Omit<RoundProof, 'Round'>;

/** The ids that a round may have. A game knows its rounds by ids without the provider's ID in front. */
const idsOf = ({ games }: Ports, RoundID: string): readonly string[] => [
  RoundID,
  ...(games?.providers ?? []).map(({ ID }) => `${ID}:${RoundID}`),
];

/** Finds a round of a player, closed or not. @throws Failure 300011 if the player has no such round */
async function findOwn({ ports, PlayerID }: Owner, db: Reader, id: string) {
  for (const RoundID of idsOf(ports, id)) {
    const closed = await db.table('rounds').get(RoundID);
    const round = closed ?? (await db.table('openRounds').get(RoundID));
    if (round?.PlayerID === PlayerID) return { round, isClosed: closed !== undefined };
  }
  return fail(300011);
}

async function readPublished(ports: Ports, RoundID: string, PlayerID: string): Promise<Published> {
  const found = providerOfRound(ports, RoundID);
  const rounds = ports.games?.rounds;
  if (found === undefined || rounds === undefined) return { State: 'none' };
  try {
    const published = await rounds.read(found.provider, found.round, PlayerID);
    if (published === undefined) return { State: 'none' };
    const { record, maths, symbols } = published;
    return {
      State: 'published',
      Record: record,
      ...(maths !== undefined && { Maths: maths }),
      ...(symbols !== undefined && { Symbols: symbols }),
    };
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { State: 'unreachable' };
    throw error;
  }
}

export const getRoundProof = answerPrepared(
  endpoints.getRoundProof,
  async ({ RoundID }, context) => {
    const { PlayerID } = signedIn(context);
    const { ports } = context;
    const { round } = await findOwn({ ports, PlayerID }, ports.store, RoundID);
    return readPublished(ports, round.RoundID, PlayerID);
  },
  async ({ RoundID }, context, db, published) => {
    const owner = { ports: context.ports, PlayerID: signedIn(context).PlayerID };
    const { round, isClosed } = await findOwn(owner, db, RoundID);
    const game = (await db.table('games').get(round.GameCode)) ?? fail(300011);
    return { Round: ownRound(context, round, { game, isClosed }), ...published };
  },
);
