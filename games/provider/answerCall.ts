import type * as z from 'zod/mini';
import { GAME_CALLS, type GameCallName, type GameFailureBody } from '#games/api/index.ts';
import { failureBody, ProviderFailure } from './failure.ts';
import type { GameServer } from './provider.ts';

/** The answer of a call, or its refusal. */
export type CallResult =
  | { readonly Answer: object; readonly Failure?: undefined }
  | { readonly Failure: GameFailureBody };

type Answerer = (server: GameServer, token: string, body: unknown) => Promise<CallResult>;

/** Checks the token and the body of a call before it is answered. */
const answering =
  <Request extends z.ZodMiniType, Answer extends z.ZodMiniType<object>>(
    contract: { readonly request: Request; readonly answer: Answer; readonly isPublic?: true },
    work: (server: GameServer, request: z.output<Request>, token: string) => Promise<z.output<Answer>>,
  ): Answerer =>
  async (server, token, body) => {
    const parsed = contract.request.safeParse(body);
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path ?? [];
      return { Failure: failureBody('WRONG_SYNTAX', path.length === 0 ? undefined : path.join('.')) };
    }
    if (contract.isPublic !== true && token === '') return { Failure: failureBody('INVALID_SESSION') };
    return { Answer: await work(server, parsed.data, token) };
  };

const ANSWERERS: Readonly<Record<GameCallName, Answerer>> = {
  openSession: answering(GAME_CALLS.openSession, async (server, request) => ({
    Token: await server.openSession(request),
  })),
  readState: answering(GAME_CALLS.readState, (server, _request, token) => server.readState(token)),
  spin: answering(GAME_CALLS.spin, (server, request, token) => server.spin(token, request)),
  choose: answering(GAME_CALLS.choose, (server, request, token) => server.choose(token, request)),
  close: answering(GAME_CALLS.close, async (server, { RoundID }, token) => {
    await server.close(token, RoundID);
    return {};
  }),
  rotateSeed: answering(GAME_CALLS.rotateSeed, (server, _request, token) => server.rotateSeed(token)),
  setClientSeed: answering(GAME_CALLS.setClientSeed, (server, { ClientSeed }, token) =>
    server.setClientSeed(token, ClientSeed),
  ),
  listRounds: answering(GAME_CALLS.listRounds, (server, request, token) => server.listRounds(token, request)),
  readRound: answering(GAME_CALLS.readRound, (server, { RoundID }, token) => server.readRound(token, RoundID)),
  readJackpots: answering(GAME_CALLS.readJackpots, (server, request) => server.readJackpots(request)),
};

const isGameCall = (name: string): name is GameCallName => Object.hasOwn(ANSWERERS, name);

/**
 * Answers a call of a client by its name. Never throws: an unexpected error is reported and answered as UNAVAILABLE.
 *
 * @param token of a session; empty if the client sent none
 * @param body the client's body, unchecked
 */
export async function answerCall(server: GameServer, name: string, token: string, body: unknown): Promise<CallResult> {
  if (!isGameCall(name)) return { Failure: failureBody('WRONG_SYNTAX', 'Call') };
  try {
    return await ANSWERERS[name](server, token, body);
  } catch (error) {
    if (error instanceof ProviderFailure) return { Failure: failureBody(error.code, error.field) };
    server.report(error);
    return { Failure: failureBody('UNAVAILABLE') };
  }
}
