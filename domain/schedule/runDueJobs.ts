import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import { nextTaipeiMidnight } from '../taipei.ts';
import type { Job, Piece } from './job.ts';

/** After this many pieces a job that still has due work lets the others run. */
const MAX_PIECES = 1000;

/**
 * Runs the jobs that are due by now. Each piece of a job is one transaction that also writes the next due time of the job, so that a crash
 * repeats nothing and several processes do not run the same piece. A due time more than a period ahead was written before the clock was set
 * back, so it is reduced to one period. A failure is reported to the observer and tried again later.
 */
export async function runDueJobs(ports: Ports, jobs: readonly Job[]): Promise<void> {
  const due = await dueJobs(ports, jobs);
  // The units run in parallel, and units that wait for the writer together are committed together.
  await Promise.all(due.map((job) => runJob(ports, job)));
}

const asking = new WeakMap<Ports, Map<string, Promise<void>>>();

/** Resolves when all calls of jobs to other systems are answered. */
export async function answersOfJobs(ports: Ports): Promise<void> {
  const underWay = [...(asking.get(ports)?.values() ?? [])];
  await Promise.all(underWay);
}

function askOthers(ports: Ports, { name }: Job, questions: Promise<void>): void {
  const underWay = asking.get(ports) ?? new Map<string, Promise<void>>();
  asking.set(ports, underWay);
  const answered = questions
    .catch((error: unknown) => ports.observer.call({ name: `job:${name}`, code: 300003, milliseconds: 0, error }))
    .finally(() => underWay.delete(name));
  underWay.set(name, answered);
}

async function runJob(ports: Ports, job: Job): Promise<void> {
  const start = ports.clock.now();
  const report = (error: unknown): void =>
    ports.observer.call({ name: `job:${job.name}`, code: 300003, milliseconds: ports.clock.now() - start, error });
  try {
    for (let pieces = 0; pieces < MAX_PIECES; pieces += 1) {
      const piece = await runPiece(ports, job);
      if (piece.ask !== undefined) askOthers(ports, job, piece.ask());
      await Promise.all((piece.units ?? []).map((unit) => ports.store.transaction(unit).catch(report)));
      if (piece.more !== true) return;
    }
  } catch (error) {
    report(error);
  }
}

async function dueJobs(ports: Ports, jobs: readonly Job[]): Promise<readonly Job[]> {
  const rows = await ports.store.table('jobs').find({ where: { Name: { in: jobs.map(({ name }) => name) } } });
  const dueTimes = new Map(rows.map(({ Name, DueTime }) => [Name, DueTime]));
  const now = ports.clock.now();
  const nowText = new Date(now).toISOString();
  return jobs.filter((job) => {
    if (asking.get(ports)?.has(job.name) === true) return false;
    const due = dueTimes.get(job.name) ?? '';
    return due <= nowText || due > latestDue(job, now);
  });
}

const NOTHING: Piece = {};

function runPiece(ports: Ports, job: Job): Promise<Piece> {
  return ports.store.transaction(async (tx) => {
    await tx.lock([`job:${job.name}`]);
    const known = await tx.table('jobs').get(job.name);
    // The time is read here. Pieces that another run began and left are due too, so this run includes them.
    const now = ports.clock.now();
    const nowText = new Date(now).toISOString();
    const moment: Moment = { ports, now, nowText };
    if (known !== undefined && known.DueTime > latestDue(job, now)) {
      await tx.table('jobs').update({ Name: job.name }, { DueTime: latestDue(job, now) });
      return NOTHING;
    }
    // Another process was faster.
    if (known !== undefined && known.DueTime > nowText) return NOTHING;
    const done = await job.run(tx, moment);
    const piece = typeof done === 'boolean' ? { more: done } : done;
    const DueTime = piece.more === true ? nowText : latestDue(job, now);
    if (known === undefined) await tx.table('jobs').insert({ Name: job.name, DueTime });
    else await tx.table('jobs').update({ Name: job.name }, { DueTime });
    return piece;
  });
}

/** The due time after a run now. A later stored due time is wrong. */
const latestDue = (job: Job, now: number): string =>
  new Date(job.every === 'day' ? nextTaipeiMidnight(now) : now + job.every * 1000).toISOString();
