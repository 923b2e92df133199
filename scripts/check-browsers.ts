import { unexplainedIn } from './browsers/unexplained.ts';

/**
 * Fails if the built product needs a feature that a supported browser lacks (`browserslist` in package.json): `tsx
 * scripts/check-browsers.ts`.
 */
const problems = unexplainedIn(['dist/app', 'dist/mock']);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
