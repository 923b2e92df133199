export { BindPhoneDialog, type BindPhoneDialogProps } from './bind/BindPhoneDialog.tsx';
export { SignInGate } from './SignInGate.tsx';
export { type SignInStep, type SignInSteps, useOpenSignIn } from './useSignInStep.ts';
