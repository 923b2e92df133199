/** A trade number is the secret of its payment page. */
const TRADE = /^(\/payments\/(?:checkout|return))\/.+$/;

/** Returns the path of an address for the log, without its query and without a trade number. */
export const loggedPath = (address: string): string => (address.split('?')[0] ?? '').replace(TRADE, '$1/…');
