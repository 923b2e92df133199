/** Whether the demo world made a round up: nobody played it. A provider's rounds begin with the provider's id. */
export const isDemoRound = (roundID: string): boolean => roundID.startsWith('demo-');
