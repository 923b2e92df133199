import { getMails } from '#protocol/operations/mail.ts';

/** The cache key of every page of mails. */
export const MAILS_KEY = ['operation', getMails.name] as const;
