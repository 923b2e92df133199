/**
 * The settings of the REST twin of a public operation: a GET that caches can keep, for visitors without a session (decisions of 22 November
 * 2026, "Visitors"). A mobile carrier has many visitors behind one address, so an address may call often.
 */
export const open = {
  method: 'GET',
  origin: 'added',
  access: 'anyone',
  effect: 'read',
  codes: [100000],
  rate: { limit: 300, seconds: 60 },
  section: 'decisions, 22 November 2026',
} as const;
