export { BindPhoneDialog, type BindPhoneDialogProps } from './bind/BindPhoneDialog.tsx';
export { enterLiff, liffOfPage } from './liff/enterLiff.ts';
export { dropOutsideParameter } from './outside/outside.ts';
export { SignInGate } from './SignInGate.tsx';
export { type SignInStep, type SignInSteps, useOpenSignIn, useSignInStep } from './useSignInStep.ts';
export { useSignedInBefore } from './welcome/signedInBefore.ts';
export { useIsOfferAlone } from './welcome/useIsOfferAlone.ts';
export { WELCOME_GOLD } from './welcome/welcomeGold.ts';
export {
  SignInFailureText,
  ProviderSignInPage,
  BindWays,
  Passkeys,
  BindEnd,
  LiffShare,
  SwitchAccountDialog,
} from './lazyParts.ts';
