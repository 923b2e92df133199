export type { SessionNotice } from './notices.ts';
export { SessionProvider, type SessionProviderProps, useSessionNotice } from './SessionProvider.tsx';
export { askProfile, askSession } from './sessionKeys.ts';
export { useIsGuest, useProfile } from './useProfile.ts';
export { type SessionView, useSession } from './useSession.ts';
export { useSignInGuest, useSignInPhoneAccount, useSignOut } from './useSigning.ts';
export { useWallet } from './useWallet.ts';
