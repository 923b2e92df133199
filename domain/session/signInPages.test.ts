import { expect, it } from 'vitest';
import { errorPage, failedSignIn, pageAfter, pageAfterError } from './signInPages.ts';

const end = { Provider: 'google', Purpose: 'bind', ReturnTo: '/member/info?from=a#top', Popup: false } as const;

it('passes the result to a page with a query and a fragment, before the fragment', () => {
  expect(pageAfter(end)).toBe('/member/info?from=a&result=bound&provider=google#top');
  expect(pageAfterError(end, 'IdentityTaken')).toBe('/member/info?from=a&error=IdentityTaken&provider=google#top');
});

it('lets a popup try the same again', () => {
  expect(pageAfterError({ ...end, Popup: true }, 'AccessDenied')).toBe(
    '/signIn/google?error=AccessDenied&purpose=bind',
  );
});

it('redirects a navigation that failed before its handler to the sign-in page', () => {
  expect(failedSignIn(300010)).toBe('/signIn?error=Maintenance');
  expect(failedSignIn(300003)).toBe('/signIn?error=Unexpected');
  expect(errorPage('SessionRequired', '/a?b=c')).toBe('/signIn?error=SessionRequired&callbackUrl=%2Fa%3Fb%3Dc');
});
