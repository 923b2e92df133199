import { type HistoryPage, type HistoryRequest, listRounds, readRound } from './history/history.ts';
import { runJanitor } from './janitor/runJanitor.ts';
import type { ProviderPorts } from './ports.ts';
import { closeRound } from './round/closeRound.ts';
import type { SpinRequest } from './round/keepRound.ts';
import type { RoundView } from './round/roundView.ts';
import { ShownRounds } from './round/shownRounds.ts';
import { spin } from './round/spin.ts';
import { type Rotation, rotateSeed, setClientSeed } from './seed/changeSeeds.ts';
import type { SeedView } from './seed/seeds.ts';
import { type Launch, openSession } from './session/openSession.ts';
import { readState, type SessionState } from './session/readState.ts';

/** The game server. Tokens are those that `openSession` returns. */
export interface GameServer {
  openSession(launch: Launch): Promise<string>;
  readState(token: string): Promise<SessionState>;
  spin(token: string, request: SpinRequest): Promise<RoundView>;
  close(token: string, RoundID: string): Promise<void>;
  rotateSeed(token: string): Promise<Rotation>;
  setClientSeed(token: string, clientSeed: string): Promise<SeedView>;
  listRounds(token: string, request?: HistoryRequest): Promise<HistoryPage>;
  readRound(token: string, RoundID: string): Promise<RoundView>;
  /** Takes up what is due. To be called every second or so. */
  runJanitor(): Promise<number>;
}

/** Makes the game server. Any number of processes may serve one store. */
export function createGameServer(ports: ProviderPorts): GameServer {
  const shown = new ShownRounds();
  return {
    openSession: (launch) => openSession(ports, launch),
    readState: (token) => readState(ports, shown, token),
    spin: (token, request) => spin(ports, shown, token, request),
    close: (token, RoundID) => closeRound(ports, shown, token, RoundID),
    rotateSeed: (token) => rotateSeed(ports, shown, token),
    setClientSeed: (token, clientSeed) => setClientSeed(ports, token, clientSeed),
    listRounds: (token, request) => listRounds(ports, token, request),
    readRound: (token, RoundID) => readRound(ports, token, RoundID),
    runJanitor: () => runJanitor(ports, shown),
  };
}
