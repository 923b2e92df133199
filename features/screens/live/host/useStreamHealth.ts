import type { UseQueryResult } from '@tanstack/react-query';
import type { StreamHealth } from '#protocol/entities/live.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getStreamHealth } from '#protocol/operations/live.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { useOperation } from '../../../base/client/index.ts';
import { type Advice, adviceOn } from './healthAdvice.ts';

/** The interval of the media server's reports. */
const REFRESH_MS = 2000;
const LAST = 6;

/** The numbers of the host's stream (15710), with advice. */
export interface OwnHealth extends ResultOf<typeof getStreamHealth> {
  readonly advice: Advice;
}

/** Reads the numbers of the host's stream every two seconds. */
export function useStreamHealth(): UseQueryResult<OwnHealth> {
  return useOperation(getStreamHealth, {}, { refetchInterval: REFRESH_MS, staleTime: 0, select: withAdvice });
}

function withAdvice(result: ResultOf<typeof getStreamHealth>): OwnHealth {
  const { Health, Samples } = result;
  return { ...result, advice: adviceOn(Health === null ? undefined : numbersOf(Health, Samples)) };
}

function numbersOf(
  { StartTime, SeenTime, Bitrate, Frames, KeyFrameMs }: StreamHealth,
  samples: ResultOf<typeof getStreamHealth>['Samples'],
) {
  const last = samples.slice(-LAST);
  const dropped = last.reduce((sum, sample) => sum + sample.Dropped, 0);
  const sent = last.reduce((sum, sample) => sum + sample.Frames, 0);
  const isReported = SeenTime > StartTime && SeenTime !== FOREVER;
  return { isReported, Bitrate, Frames, KeyFrameMs, droppedShare: dropped === 0 ? 0 : dropped / (dropped + sent) };
}
