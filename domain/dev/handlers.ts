import { advanceClock, getOutbox, setPlayerState } from '#protocol/endpoints/dev.ts';
import { fail } from '#protocol/failure.ts';
import { endSessions } from '../auth/session.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
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
