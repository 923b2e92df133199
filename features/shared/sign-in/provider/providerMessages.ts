import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ProviderName, SignInError } from '#protocol/entities/signIn.ts';

/** The reason of a failed sign-in: from the service, or `closed` if the page noticed it. */
export type SignInFailure = SignInError | 'closed';

export const providerNames: Readonly<Record<ProviderName, string>> = {
  line: 'LINE',
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** The texts of the reasons; `{provider}` is the identity provider's name. */
export const signInFailureMessages: Readonly<Record<SignInFailure, MessageDescriptor>> = defineMessages({
  AccessDenied: {
    id: 'signInStop.denied',
    defaultMessage: '您已取消 {provider} 授權，可以再試一次或改用其他方式登入。',
  },
  StateMismatch: { id: 'signInStop.state', defaultMessage: '這次登入無法確認是由您發起，請重新登入。' },
  CookieMissing: {
    id: 'signInStop.cookie',
    defaultMessage: '瀏覽器沒有保留登入資料，請允許 Cookie 並在同一個瀏覽器再試一次。',
  },
  StateReused: { id: 'signInStop.reused', defaultMessage: '這次登入已經使用過，請重新登入。' },
  StateExpired: { id: 'signInStop.expired', defaultMessage: '登入逾時，請重新登入。' },
  NonceMismatch: { id: 'signInStop.nonce', defaultMessage: '{provider} 的回覆與這次登入不符，請重新登入。' },
  TokenRefused: { id: 'signInStop.token', defaultMessage: '無法確認 {provider} 的回覆，請重新登入。' },
  ProviderRefused: {
    id: 'signInStop.refused',
    defaultMessage: '{provider} 拒絕了這次登入，請稍後再試或改用其他方式登入。',
  },
  ProviderUnavailable: {
    id: 'signInStop.down',
    defaultMessage: '{provider} 目前沒有回應，請稍後再試或改用其他方式登入。',
  },
  IdentityTaken: { id: 'signInStop.taken', defaultMessage: '這個 {provider} 帳號已綁定其他玩家。' },
  BindNotAllowed: { id: 'signInStop.bind', defaultMessage: '需先綁定手機，且尚未綁定其他帳號，才能綁定 {provider}。' },
  SignInTooOld: { id: 'signInStop.tooOld', defaultMessage: '為了保護您的帳號，請先確認是您本人，再綁定 {provider}。' },
  AccountDisabled: { id: 'signInStop.disabled', defaultMessage: '此帳號已停用，請聯絡客服。' },
  AccountPaused: { id: 'signInStop.paused', defaultMessage: '此帳號暫停使用中，期滿後即可登入。' },
  AccountUnknown: { id: 'signInStop.unknown', defaultMessage: '此用戶不存在' },
  SessionRequired: { id: 'signInStop.session', defaultMessage: '登入已過期，請先登入再繼續。' },
  Maintenance: { id: 'signInStop.maintenance', defaultMessage: '系統維護中，請稍後再登入。' },
  Unexpected: { id: 'signInStop.unexpected', defaultMessage: '登入沒有完成，請再試一次。' },
  closed: { id: 'signInStop.closed', defaultMessage: '登入視窗已關閉，尚未完成登入。' },
});
