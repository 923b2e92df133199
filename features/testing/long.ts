/**
 * The options of a test that runs in `npm run test:long` and by hand. `npm test` skips it: a lower test checks its rule, or another test of
 * the screen shows the same part (decision 0077).
 */
export const LONG = { tags: ['long'] };
