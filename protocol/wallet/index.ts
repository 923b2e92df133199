export { FixedPrizeName, JackpotName } from '../entities/game.ts';
export {
  type AuthenticateCall,
  type BalanceCall,
  type BetCall,
  type CloseCall,
  GameSessionFacts,
  GrantFacts,
  type PlayCall,
  type RollbackCall,
  WALLET_CALLS,
  WalletAnswer,
  WalletCall,
  type WalletCallName,
  type WinCall,
} from './calls.ts';
export {
  type DeclaredGame,
  type GameProviderDeclaration,
  GameProvidersFile,
  MAX_AMOUNT,
  MAX_WIN,
} from './declaration.ts';
export { JackpotsAnswer, type JackpotsQuery } from './jackpots.ts';
export {
  MAX_ROUND_BYTES,
  MAX_ROUNDS,
  PLATFORM_SIGNATURE_HEADER,
  PLATFORM_TIME_HEADER,
  type PublishedBoard,
  PublishedBoards,
  PublishedRound,
  PublishedSymbols,
  roundRequestText,
} from './publishedRound.ts';
export {
  CLOCK_WINDOW_MS,
  KEY_HEADER,
  MAX_CALL_BYTES,
  SIGNATURE_HEADER,
  type SignatureAlgorithm,
  WALLET_PREFIX,
} from './signing.ts';
export { WALLET_STATUSES, type WalletStatus } from './statuses.ts';
