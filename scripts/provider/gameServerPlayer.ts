import { setTimeout } from 'node:timers/promises';
import type { OpenedGame } from '#conformance/provider/index.ts';
import { GAME_CALLS, GameFailureBody, type RoundView } from '#games/api/index.ts';

const POLL_MS = 200;
/** Attempts until a round is known, a pause between stakes is over, or a restarted server answers. */
const TRIES = 40;

class Refused extends Error {
  override readonly name = 'Refused';
}

async function ask(origin: string, call: string, body: object, token = ''): Promise<unknown> {
  const response = await fetch(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(GameFailureBody.parse(answer).Code);
  return answer;
}

/** Opens a game of this product's game server, and plays it like its client. Undefined if the server refuses the launch. */
export async function openAtGameServer(
  origin: string,
  GameCode: string,
  LaunchToken: string | undefined,
): Promise<OpenedGame | undefined> {
  try {
    const opened = await ask(origin, 'openSession', { GameCode, ...(LaunchToken !== undefined && { LaunchToken }) });
    const { Token } = GAME_CALLS.openSession.answer.parse(opened);
    return { spin: () => playRound(origin, Token) };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

async function playRound(origin: string, token: string): Promise<void> {
  let round = await startRound(origin, token);
  for (let tries = 0; round?.State === 'kept' && tries < TRIES; tries += 1) {
    await setTimeout(POLL_MS);
    const state = GAME_CALLS.readState.answer.parse(await ask(origin, 'readState', {}, token));
    round = state.OpenRound ?? state.LastRound;
  }
  const { Choice } = round ?? {};
  if (round?.State === 'settled' && Choice !== undefined && Choice.Chosen === undefined)
    await ask(origin, 'choose', { RoundID: round.RoundID, Option: Choice.Default }, token);
  if (round?.State === 'settled') await ask(origin, 'close', { RoundID: round.RoundID }, token);
}

/** Starts a round, after the pause between two stakes. Undefined if the server refuses it. */
async function startRound(origin: string, token: string): Promise<RoundView | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1)
    try {
      const {
        Next,
        Stakes,
        Grants: [grant] = [],
      } = GAME_CALLS.readState.answer.parse(await ask(origin, 'readState', {}, token));
      const stake = grant === undefined ? { Stake: Stakes[0] ?? 1 } : { Stake: grant.Stake, GrantID: grant.GrantID };
      const request = { ...stake, SeedID: Next.SeedID, Nonce: Next.Nonce };
      return GAME_CALLS.spin.answer.parse(await ask(origin, 'spin', request, token));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.message !== 'TOO_SOON') return undefined;
      await setTimeout(POLL_MS);
    }
  return undefined;
}
