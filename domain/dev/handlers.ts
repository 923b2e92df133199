import { advanceClock, getOutbox, setPlayerState, settleRound as settleRoundRow } from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { endSessions } from '../auth/session.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { settleRound } from '../play/settleRound.ts';
import { walletOf } from '../player/present.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';

export const outbox = answerEndpoint(getOutbox, async ({ to }, { ports }) => ({
  List: [...((await ports.messenger.outbox?.(to)) ?? [])],
}));

export const clock = answerEndpoint(advanceClock, async ({ Advance }, { ports }) => {
  ports.clock.advance(Advance * 1000);
  await runDueJobs(ports);
  return { ServerTime: new Date(ports.clock.now()).toISOString() };
});

export const playerState = answerEndpoint(
  setPlayerState,
  async ({ PlayerID, VIPLevel, MuteSeconds, Disabled }, { now }, tx) => {
    const changed = await tx.table('players').update(
      { PlayerID },
      {
        ...(VIPLevel !== undefined && { VIPLevel }),
        ...(MuteSeconds !== undefined && {
          MutedUntil: MuteSeconds === 0 ? '' : new Date(now + MuteSeconds * 1000).toISOString(),
        }),
        ...(Disabled !== undefined && { Disabled }),
      },
    );
    if (changed === 0) fail(100013);
    if (Disabled === true) await endSessions(tx, PlayerID, 'disabled');
    return {};
  },
);

export const round = answerEndpoint(settleRoundRow, async ({ RoundID, ...finished }, context, tx) => {
  const settled = await settleRound(tx, context, { ...finished, RoundID: RoundID ?? context.ports.random.uuid() });
  const { Gold } = await walletOf(tx, settled.PlayerID);
  return { RoundID: settled.RoundID, Bet: settled.Bet, Win: settled.Win, Gold };
});
