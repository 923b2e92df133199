import type { Job } from '#domain/schedule/job.ts';

/**
 * The jobs that animate the demo world. All of them run only in the app's development server. In the offline build its players are
 * there without talking or playing, so that tests find what they left; elsewhere nobody is.
 */
export async function lifeJobs(): Promise<readonly Job[]> {
  const life: unknown = import.meta.env['VITE_DEMO_LIFE'];
  if (life !== 'whole' && life !== 'present') return [];
  const { LIFE_JOBS, PRESENCE_JOBS } = await import('#domain/world/life/jobs.ts');
  return life === 'whole' ? LIFE_JOBS : PRESENCE_JOBS;
}
