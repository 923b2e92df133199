import * as z from 'zod/mini';
import { RoutePattern } from './analytics.ts';

export const ERROR_MESSAGE_MAX = 300;
export const ERROR_STACK_MAX = 3000;

/** The browser family of the page: enough to find the error, too little to identify a person. */
export const BrowserFamily = z.enum(['chrome', 'edge', 'firefox', 'safari', 'samsung', 'line', 'facebook', 'other']);
export type BrowserFamily = z.infer<typeof BrowserFamily>;

export const ErrorReport = z.strictObject({
  Message: z.string().check(z.minLength(1), z.maxLength(ERROR_MESSAGE_MAX)),
  /** Empty if the browser has none. */
  Stack: z.string().check(z.maxLength(ERROR_STACK_MAX)),
  Route: RoutePattern,
  Build: z.string().check(z.regex(/^[\w.+-]{1,40}$/, 'must be a version')),
  Browser: BrowserFamily,
});
export type ErrorReport = z.infer<typeof ErrorReport>;
