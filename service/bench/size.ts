/** Whether `npm run bench -- --quick` only checks that every bench runs to its end. */
export const isQuick = process.env['BENCH_QUICK'] === '1';

/**
 * Returns a number of rounds, sockets or rows. @param whole for a measurement
 * @param quick for a quick run
 */
export const sized = (whole: number, quick: number): number => (isQuick ? quick : whole);
