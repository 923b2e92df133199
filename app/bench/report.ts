import type { Measure } from '../../scripts/bench/measure.ts';

export function report(bench: Measure): void {
  process.stdout.write(`${JSON.stringify({ bench })}\n`);
}

/** Formats bytes as KiB with one decimal. */
export const kib = (bytes: number): number => Math.round((bytes / 1024) * 10) / 10;
