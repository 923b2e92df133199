import type { Job } from '#domain/schedule/job.ts';

/**
 * The jobs that animate the demo world. They run only in the app's development server, so that built worlds and tests stay
 * quiet.
 */
export async function lifeJobs(): Promise<readonly Job[]> {
  if (import.meta.env['VITE_DEMO_LIFE'] !== true) return [];
  const { LIFE_JOBS } = await import('#domain/world/life/jobs.ts');
  return LIFE_JOBS;
}
