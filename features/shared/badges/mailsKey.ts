import { getMails } from '#protocol/operations/mail.ts';

export const MAILS_KEY = ['operation', getMails.name] as const;
