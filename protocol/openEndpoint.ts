/**
 * What the REST twin of a public operation is: a GET that caches can keep, for who is not signed in (decisions of 22 November
 * 2026, "Visitors"). A carrier puts many visitors behind one address, so that an address may call often.
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
