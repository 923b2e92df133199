import type { GameAnswer, GameRequest, RoundView, SeedView, SessionState } from '#games/api/index.ts';
import { listRounds, readRound } from './history/history.ts';
import { readJackpots } from './jackpots/readJackpots.ts';
import { runJanitor } from './janitor/runJanitor.ts';
import type { ProviderPorts } from './ports.ts';
import { choose } from './round/choose.ts';
import { closeRound } from './round/closeRound.ts';
import { ShownRounds } from './round/shownRounds.ts';
import { spin } from './round/spin.ts';
import { rotateSeed, setClientSeed } from './seed/changeSeeds.ts';
import { openSession } from './session/openSession.ts';
import { readState } from './session/readState.ts';

/** Tokens are those of `openSession`. `answerCall` answers the requests of clients with it. */
export interface GameServer {
  openSession(request: GameRequest<'openSession'>): Promise<string>;
  readState(token: string): Promise<SessionState>;
  spin(token: string, request: GameRequest<'spin'>): Promise<RoundView>;
  choose(token: string, request: GameRequest<'choose'>): Promise<RoundView>;
  close(token: string, RoundID: string): Promise<void>;
  rotateSeed(token: string): Promise<GameAnswer<'rotateSeed'>>;
  setClientSeed(token: string, clientSeed: string): Promise<SeedView>;
  listRounds(token: string, request?: GameRequest<'listRounds'>): Promise<GameAnswer<'listRounds'>>;
  readRound(token: string, RoundID: string): Promise<RoundView>;
  readJackpots(request: GameRequest<'readJackpots'>): Promise<GameAnswer<'readJackpots'>>;
  /** Handles due rounds. Call it every second or so. */
  runJanitor(): Promise<number>;
  /** Reports an error that is no refusal. */
  report(error: unknown): void;
}

/** Any number of processes may serve one store. */
export function createGameServer(ports: ProviderPorts): GameServer {
  const shown = new ShownRounds();
  return {
    openSession: (request) => openSession(ports, request),
    readState: (token) => readState(ports, shown, token),
    spin: (token, request) => spin(ports, shown, token, request),
    choose: (token, request) => choose(ports, token, request),
    close: (token, RoundID) => closeRound(ports, shown, token, RoundID),
    rotateSeed: (token) => rotateSeed(ports, shown, token),
    setClientSeed: (token, clientSeed) => setClientSeed(ports, token, clientSeed),
    listRounds: (token, request) => listRounds(ports, token, request),
    readRound: (token, RoundID) => readRound(ports, token, RoundID),
    readJackpots: (request) => readJackpots(ports, request),
    runJanitor: () => runJanitor(ports, shown),
    report: (error) => ports.report?.(error),
  };
}
