const KEY = 'menagerie.signInAway';

/** Notes that the whole page goes to an identity provider, so that whoever comes back can be greeted. */
export const markAway = (): void => sessionStorage.setItem(KEY, '1');

/** Whether this page was away there. */
export const wasAway = (): boolean => sessionStorage.getItem(KEY) !== null;

/** It is back, and knows. */
export const forgetAway = (): void => sessionStorage.removeItem(KEY);
