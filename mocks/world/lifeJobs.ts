import type { Job } from '#domain/schedule/job.ts';

/** What the demo world does by itself: in the development server of the app, so that built worlds and tests stay quiet. */
export async function lifeJobs(): Promise<readonly Job[]> {
  if (import.meta.env['VITE_DEMO_LIFE'] !== true) return [];
  const { LIFE_JOBS } = await import('#domain/world/life/jobs.ts');
  return LIFE_JOBS;
}
