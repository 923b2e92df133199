import * as z from 'zod/mini';
import { counted, json, key, plain, table } from '#store/table.ts';

/** Events of visitors, without their identity. */
export const analyticsTables = {
  analyticsEvents: table({
    columns: {
      /** An id that the page creates, so that an event that is sent again has the same id. */
      EventID: key('text'),
      /** A random id. It is dropped with the consent and at the sign-out. */
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
      /** A digest of the fields that are equal in reports of the same fault. */
      Fingerprint: key('text'),
      /** Without queries of addresses, tokens, e-mail addresses and phone numbers. */
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
