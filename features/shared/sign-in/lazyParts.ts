import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// Separate from the first page's code, which would otherwise include the list of their files.

export const SignInFailureText = lazy(
  loadAgain(() => import('./provider/SignInFailureText.tsx').then((module) => ({ default: module.SignInFailureText }))),
);

export const ProviderSignInPage = lazy(
  loadAgain(() =>
    import('./provider/ProviderSignInPage.tsx').then((module) => ({ default: module.ProviderSignInPage })),
  ),
);

export const BindWays = lazy(
  loadAgain(() => import('./bind/BindWays.tsx').then((module) => ({ default: module.BindWays }))),
);

export const Passkeys = lazy(
  loadAgain(() => import('./passkeys/Passkeys.tsx').then((module) => ({ default: module.Passkeys }))),
);

export const BindEnd = lazy(
  loadAgain(() => import('./bind/BindEnd.tsx').then((module) => ({ default: module.BindEnd }))),
);

export const LiffShare = lazy(
  loadAgain(() => import('./liff/LiffShare.tsx').then((module) => ({ default: module.LiffShare }))),
);

export const SwitchAccountDialog = lazy(
  loadAgain(() =>
    import('./phone/SwitchAccountDialog.tsx').then((module) => ({ default: module.SwitchAccountDialog })),
  ),
);
