/** Rounds of the demo world were not played. A provider's rounds begin with the provider's id. */
export const isDemoRound = (roundID: string): boolean => roundID.startsWith('demo-');
