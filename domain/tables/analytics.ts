import * as z from 'zod/mini';
import { counted, json, key, plain, table } from '#store/table.ts';

/** What visitors did, without who they are. */
export const analyticsTables = {
  analyticsEvents: table({
    columns: {
      /** Made by the page: the same event again is the same. */
      EventID: key('text'),
      /** Random, forgotten with the consent and at sign-out. */
      VisitorID: key('text'),
      Name: key('text'),
      /** The route's pattern, not the address. */
      Route: plain('text'),
      /** What else its name says; small. */
      Detail: plain(json(z.record(z.string(), z.string()))),
      Brand: plain('text'),
      /** When it happened by the page's clock, and when it came. */
      EventTime: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['Name', 'CreateTime']],
  }),
  errorReports: table({
    columns: {
      /** Of what makes two reports the same. */
      Fingerprint: key('text'),
      /** Without addresses' queries, tokens, e-mails and phones. */
      Message: plain('text'),
      Stack: plain('text'),
      Route: plain('text'),
      Build: plain('text'),
      Browser: plain('text'),
      Count: counted('integer'),
      FirstTime: plain('text'),
      LastTime: plain('text'),
    },
    key: ['Fingerprint'],
    indexes: [['LastTime']],
  }),
} as const;
