import type { TableRecord } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { stateOfBet, stateOfRound } from './states.ts';

/**
 * Reads a round of a table as it is published, with the bets of a player that it paid. The server seed follows the drawing of the round at
 * once, since the seeds of later rounds do not follow from it.
 *
 * @param SessionID the player's session, or empty for a reader without bets
 * @returns undefined if there is no such round
 */
export async function readTableRecord(
  { store, tables }: Pick<ProviderPorts, 'store' | 'tables'>,
  TableRoundID: string,
  SessionID: string,
): Promise<TableRecord | undefined> {
  const round = await store.table('tableRounds').get(TableRoundID);
  const chain = round && (await store.table('chains').get(round.ChainID));
  const game = round && tables?.version(round.Rules)?.file.code;
  if (round === undefined || chain === undefined || game === undefined) return undefined;
  const order = [['TakeOrder', 'asc']] as const;
  const bets = await store.table('tableBets').find({ where: { TableRoundID, SessionID }, order });
  const paid = bets.filter((bet) => ['paying', 'paid'].includes(stateOfBet(bet)));
  const { Rules, Nonce, ClientSeeds, ServerSeed, Result } = round;
  return {
    TableRoundID,
    GameCode: game,
    Rules,
    Commitment: chain.Commitment,
    Nonce,
    ClientSeeds: [...ClientSeeds],
    ...(stateOfRound(round) !== 'betting' && { ServerSeed, Result }),
    ...(paid[0] && { OwnSeed: paid[0].ClientSeed }),
    Bets: paid.map(({ BetID, Places, Win }) => ({ BetID, Places, Win })),
  };
}
