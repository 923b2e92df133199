export { BindPhoneDialog, type BindPhoneDialogProps } from './bind/BindPhoneDialog.tsx';
export { enterLiff, liffOfPage } from './liff/enterLiff.ts';
export { dropOutsideParameter } from './outside/outside.ts';
export { SignInGate } from './SignInGate.tsx';
export { type SignInStep, type SignInSteps, useOpenSignIn, useSignInStep } from './useSignInStep.ts';
export { useIsInvitationAlone } from './welcome/useInvitation.ts';
export { WelcomeGate } from './welcome/WelcomeGate.tsx';
export {
  SignInFailureText,
  ProviderSignInPage,
  BindWays,
  Passkeys,
  BindEnd,
  LiffShare,
  SwitchAccountDialog,
} from './lazyParts.ts';
