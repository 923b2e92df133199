import * as z from 'zod/mini';
import { json, table } from '../table.ts';

/** What visitors did, without who they are. */
export const analyticsTables = {
  analyticsEvents: table({
    columns: {
      /** Made by the page: the same event again is the same. */
      EventID: 'text',
      /** Random, forgotten with the consent and at sign-out. */
      VisitorID: 'text',
      Name: 'text',
      /** The route's pattern, not the address. */
      Route: 'text',
      /** What else its name says; small. */
      Detail: json(z.record(z.string(), z.string())),
      Brand: 'text',
      /** When it happened by the page's clock, and when it came. */
      EventTime: 'text',
      CreateTime: 'text',
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['Name', 'CreateTime']],
  }),
  errorReports: table({
    columns: {
      /** Of what makes two reports the same. */
      Fingerprint: 'text',
      /** Without addresses' queries, tokens, e-mails and phones. */
      Message: 'text',
      Stack: 'text',
      Route: 'text',
      Build: 'text',
      Browser: 'text',
      Count: 'integer',
      FirstTime: 'text',
      LastTime: 'text',
    },
    key: ['Fingerprint'],
    indexes: [['LastTime']],
  }),
} as const;
