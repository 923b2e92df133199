import * as z from 'zod/mini';
import { counted, json, key, plain, table } from '#store/table.ts';

/** Events of visitors, without their identity. */
export const analyticsTables = {
  analyticsEvents: table({
    columns: {
      /** Made by the page: an event that is sent again has the same id. */
      EventID: key('text'),
      /** Random; dropped with the consent and at the sign-out. */
      VisitorID: key('text'),
      Name: key('text'),
      /** The route's pattern, not the address. */
      Route: plain('text'),
      Detail: plain(json(z.record(z.string(), z.string()))),
      Brand: plain('text'),
      /** The time by the page's clock, and the time of arrival. */
      EventTime: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['Name', 'CreateTime']],
  }),
  errorReports: table({
    columns: {
      /** A digest of the fields by which two reports are the same. */
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
