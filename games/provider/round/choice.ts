import type { RoundChoice } from '#games/api/index.ts';
import { coinsOf, type RoundOutcome } from '#games/maths/index.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { isDemo } from '../session/demo.ts';
import type { RoundRow } from '../tables.ts';
import { recompute } from './outcome.ts';
import { chosenIn, CLOSE_DUE_MS, defaultTimeOf, isByDefault, LONG_DUE_MS } from './states.ts';

/** Shows the choice of a round. Undefined without one. */
export function choiceView(
  { catalogue }: Pick<ProviderPorts, 'catalogue'>,
  round: RoundRow,
  outcome: RoundOutcome | undefined,
): RoundChoice | undefined {
  const rule = catalogue.version(round.Maths)?.file.choice;
  if (outcome?.choice === undefined || rule === undefined) return undefined;
  const Chosen = chosenIn(round);
  return {
    Options: outcome.choice.options.map(({ name }) => name),
    Default: rule.default,
    DefaultTime: defaultTimeOf(round),
    ...(Chosen !== undefined && { Chosen }),
    IsDefault: isByDefault(round),
  };
}

/**
 * Stores the option of a round that waits, with what the round pays by it. Its end is due as that of a round whose show begins now.
 *
 * @returns the changed round, and its outcome
 * @throws Error if the catalogue no longer has the version of the round
 */
export async function storeChoice(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  round: RoundRow,
  option: string,
): Promise<{ readonly round: RoundRow; readonly outcome: RoundOutcome }> {
  const { RoundID, SessionID, SeedID, Stake, Jackpots } = round;
  const seed = await tx.table('seeds').get(SeedID);
  const session = await tx.table('sessions').get(SessionID);
  const chosen = { ...round, Chosen: option };
  const outcome = seed && recompute(ports, chosen, seed.ServerSeed);
  if (outcome === undefined || session === undefined)
    throw new Error(`the round ${RoundID} cannot be played to its end`);
  const now = ports.now();
  const Win = Jackpots.reduce((sum, { Coins }) => sum + Coins, coinsOf(outcome.pay, Stake));
  const more = Win - round.Win;
  const values = {
    Chosen: option,
    ChosenTime: timeText(now),
    Win,
    Balance: round.Balance + more,
    DueTime: timeText(now + (round.State === 'staked' ? LONG_DUE_MS : CLOSE_DUE_MS)),
  };
  await tx.table('rounds').update({ RoundID }, values);
  await tx.table('sessions').add({ SessionID }, { Won: more, ...(isDemo(session) && { DemoCoins: more }) });
  return { round: { ...round, ...values }, outcome };
}

/** Stores the default of a round that has waited long enough. Without the version of the round it is reported, and waits on. */
export async function takeDefault(tx: ProviderTransaction, ports: ProviderPorts, round: RoundRow): Promise<RoundRow> {
  const rule = ports.catalogue.version(round.Maths)?.file.choice;
  if (rule !== undefined) return (await storeChoice(tx, ports, round, rule.default)).round;
  ports.report?.(
    new Error(`the round ${round.RoundID} waits for a choice of a version that the catalogue does not have`),
  );
  return round;
}
