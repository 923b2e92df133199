import { tableOf } from './tableOf.ts';

const WALLET = 'domain/gameWallet/wallet.test.ts';
const BOUNDS = 'domain/gameWallet/winBounds.test.ts';

export const gameProviderBreaks = tableOf(WALLET, {
  'a forged or altered wallet call': [
    {
      file: 'service/gameProviders/providerKeys.ts',
      find: "verify(algorithm === 'Ed25519' ? null : 'sha256', body, key, Buffer.from(signature, 'base64'));",
      replace: "signature !== '' && key !== undefined;",
      test: 'service/http/walletRoute.test.ts',
      title: 'is refused with 401 by a wrong signature',
    },
    {
      file: 'domain/gameWallet/receiveCall.ts',
      find: 'if (!(await games.verify(keyID, utf8ToBytes(received.body), received.signature)))',
      replace: "if (received.signature === '')",
      test: WALLET,
      title: 'is refused for an unknown key and a wrong signature',
    },
  ],
  'a signed wallet call sent to another path': [
    {
      file: 'domain/gameWallet/receiveCall.ts',
      find: 'if (call.call !== path)',
      replace: "if (path === '')",
      title: 'if the body names another call than the path',
    },
  ],
  'a signed wallet call sent again': [
    {
      file: 'domain/gameWallet/receiveCall.ts',
      find: 'Math.abs(now - call.timestamp) > CLOCK_WINDOW_MS',
      replace: 'now - call.timestamp > CLOCK_WINDOW_MS * 1000',
      title: 'is refused a minute off the clock here',
    },
    {
      file: 'domain/gameWallet/answerCall.ts',
      find: 'if (known !== undefined && known.Expires > nowText) return true;',
      title: 'is refused with a request id that was used',
    },
    {
      file: 'domain/gameWallet/kept.ts',
      find: "if (kept.Fingerprint !== fingerprint(scene, call)) return refuse(scene, 'DUPLICATE_TRANSACTION');",
      title: 'refuses a transaction id with other content',
    },
  ],
  'a stolen launch address': [
    {
      file: 'domain/gameWallet/authenticate.ts',
      find: "if (session.UsedBy !== '') return refuse(scene, 'INVALID_TOKEN');",
      title: 'INVALID_TOKEN to a second use',
    },
    {
      file: 'domain/play/gameSession.ts',
      find: 'LAUNCH_MS = 2 * 60 * 1000',
      replace: 'LAUNCH_MS = 200 * 60 * 1000',
      title: 'refuses a launch token after two minutes',
    },
    {
      file: 'domain/gameWallet/refusals.ts',
      find: "return isOver(await tx.table('sessions').get(session.SessionHash), now);",
      replace: 'return now === 0;',
      title: 'stops stakes and the balance',
    },
  ],
  'play past the player’s own limit, a pause or a ban': [
    {
      file: 'domain/play/moveRound.ts',
      find: '  else await assertMayPlay(tx, player, moment, Bet);',
      title: 'answers LIMIT_REACHED',
    },
    {
      file: 'domain/gameWallet/refusals.ts',
      find: "if (await isBlocked(scene)) return 'PLAYER_BLOCKED';",
      title: 'answers PLAYER_BLOCKED',
    },
  ],
  'a provider that pays without end': [
    {
      file: 'domain/play/providerWins.ts',
      find: "return served === undefined ? 'house:games' : houseOf(served.provider);",
      replace: "return served === undefined ? 'house:games' : 'house:games';",
      test: BOUNDS,
      title: 'takes its stakes and pays its wins',
    },
    {
      find: 'return Balance - held - provider.MaxWinPerDay >= Number.MIN_SAFE_INTEGER;',
      replace: 'return Balance <= 0;',
      title: 'takes no stake if it could not pay a win',
    },
    {
      file: 'domain/gameWallet/settle.ts',
      find: "if (!isWithinMaxWin(provider, found.round, call.amount)) return refuse(scene, 'WIN_TOO_LARGE');",
      title: 'refuses a play with its stake',
    },
    {
      file: 'domain/gameWallet/stake.ts',
      find: "if (Reserved === undefined) return refuse(scene, 'WIN_LIMIT_REACHED');\n  const round = { ...found.round, Reserved, GrantID, Shot };",
      replace: 'const round = { ...found.round, Reserved: Reserved ?? 0, GrantID, Shot };',
      title: 'refuses stakes whose wins it could not pay',
    },
    {
      file: 'domain/play/showRounds.ts',
      find: "{ State: 'shown', DueTime: '' });",
      replace: "{ State: 'shown', DueTime: '' });\n  await releaseWin(tx, round);",
      title: 'holds what a shown round may still win',
    },
    {
      file: 'domain/play/providerWins.ts',
      find: 'return Balance - held - provider.MaxWinPerDay',
      replace: 'return Balance - 0 * held - provider.MaxWinPerDay',
      title: 'keeps room for the wins of rounds that are open since earlier days',
    },
  ],
  'a bet outside of the limits of its game': [
    {
      file: 'domain/gameWallet/stake.ts',
      find: "if (!(await isInRange(scene, shots === undefined ? found.round.Bet + Bet : Shot)))\n    return refuse(scene, 'BET_OUT_OF_RANGE');",
      test: BOUNDS,
      title: 'takes no bet below or above',
    },
  ],
  'a stake that is returned and wins too': [
    {
      file: 'domain/gameWallet/settle.ts',
      find: "if (bet.State === 'rolledBack') return refuse(scene, 'TRANSACTION_ROLLED_BACK');",
      title: 'returns the stake once',
    },
    {
      find: "if (bet.State === 'paid') return refuse(scene, 'BET_SETTLED');",
      title: 'is refused after a win of the bet',
    },
  ],
  'a game that floods its page, or writes into it': [
    {
      file: 'features/shared/games/frame/useGameFrame.ts',
      find: ' || !throttle.take(performance.now())) return;',
      replace: ') return;',
      test: 'features/screens/play/game/GameStage.test.tsx',
      title: 'takes no more messages of a frame that floods the page',
    },
  ],
});
