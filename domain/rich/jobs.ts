import { RANKING_REFRESH_SECONDS } from '#protocol/entities/ranking.ts';
import type { Job } from '../schedule/job.ts';
import { refreshPiece } from './snapshot.ts';

export const richJobs: readonly Job[] = [{ name: 'rich:refresh', every: RANKING_REFRESH_SECONDS, run: refreshPiece }];
