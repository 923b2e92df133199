import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// Apart from what the first page takes, which would carry the list of their files.

/** Why a sign-in did not happen, in words of the address. */
export const SignInFailureText = lazy(
  loadAgain(() => import('./provider/SignInFailureText.tsx').then((module) => ({ default: module.SignInFailureText }))),
);

/** /signIn/{provider}: goes to an identity provider, and is where its popup ends. */
export const ProviderSignInPage = lazy(
  loadAgain(() =>
    import('./provider/ProviderSignInPage.tsx').then((module) => ({ default: module.ProviderSignInPage })),
  ),
);

/** By what one may sign in to one's account, and what may still be bound. */
export const BindWays = lazy(
  loadAgain(() => import('./bind/BindWays.tsx').then((module) => ({ default: module.BindWays }))),
);

/** The passkeys of one's account, and adding one. */
export const Passkeys = lazy(
  loadAgain(() => import('./passkeys/Passkeys.tsx').then((module) => ({ default: module.Passkeys }))),
);

/** How a binding by the whole page ended: for the page that it comes back to. */
export const BindEnd = lazy(
  loadAgain(() => import('./bind/BindEnd.tsx').then((module) => ({ default: module.BindEnd }))),
);

/** A button that shares by LINE's picker: for pages in LINE's own browser. */
export const LiffShare = lazy(
  loadAgain(() => import('./liff/LiffShare.tsx').then((module) => ({ default: module.LiffShare }))),
);

/** The accounts on one's own phone, and the way to another of them. */
export const SwitchAccountDialog = lazy(
  loadAgain(() =>
    import('./phone/SwitchAccountDialog.tsx').then((module) => ({ default: module.SwitchAccountDialog })),
  ),
);
