import { accountJobs } from './account/jobs.ts';
import { activityRankJobs } from './activityRank/jobs.ts';
import { analyticsJobs } from './analytics/jobs.ts';
import { battleJobs } from './bonusBattle/jobs.ts';
import { chatJobs } from './chat/jobs.ts';
import { clubJobs } from './club/jobs.ts';
import { envelopeJobs } from './envelope/jobs.ts';
import { errorReportJobs } from './errorReport/jobs.ts';
import { inviteJobs } from './invite/jobs.ts';
import { liveJobs } from './live/jobs.ts';
import { lobbyJobs } from './lobby/hotGames.ts';
import { mailJobs } from './mail/jobs.ts';
import { operatorJobs } from './operator/jobs.ts';
import { invoiceJobs } from './invoice/jobs.ts';
import { paymentJobs } from './payment/jobs.ts';
import { playerJobs } from './player/guestReview.ts';
import { playJobs } from './play/jobs.ts';
import { richJobs } from './rich/jobs.ts';
import { securityJobs } from './security/jobs.ts';
import { shopJobs } from './shop/jobs.ts';
import type { Job } from './schedule/job.ts';

export const JOBS: readonly Job[] = [
  ...accountJobs,
  ...activityRankJobs,
  ...analyticsJobs,
  ...battleJobs,
  ...chatJobs,
  ...clubJobs,
  ...envelopeJobs,
  ...errorReportJobs,
  ...inviteJobs,
  ...liveJobs,
  ...lobbyJobs,
  ...mailJobs,
  ...operatorJobs,
  ...invoiceJobs,
  ...paymentJobs,
  ...playerJobs,
  ...playJobs,
  ...richJobs,
  ...securityJobs,
  ...shopJobs,
];
