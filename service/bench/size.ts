/** Whether `npm run bench -- --quick` only checks that every bench runs to its end. */
export const isQuick = process.env['BENCH_QUICK'] === '1';

/** A number of rounds, sockets or rows: the first one measures, the second one only runs. */
export const sized = (whole: number, quick: number): number => (isQuick ? quick : whole);
