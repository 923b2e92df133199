import type { Job } from '#domain/schedule/job.ts';
import { publisherJobs } from '../live/publisherJobs.ts';

/**
 * The jobs that animate the demo world, and those of its publishers. In the app's development server players talk and play, and room 1 is
 * on air. In the offline build the players are present, but do not talk or play.
 */
export async function lifeJobs(): Promise<readonly Job[]> {
  const life: unknown = import.meta.env['VITE_DEMO_LIFE'];
  const publishers = publisherJobs(life === 'whole');
  if (life !== 'whole' && life !== 'present') return publishers;
  const { LIFE_JOBS, PRESENCE_JOBS } = await import('#domain/world/life/jobs.ts');
  return [...publishers, ...(life === 'whole' ? LIFE_JOBS : PRESENCE_JOBS)];
}
