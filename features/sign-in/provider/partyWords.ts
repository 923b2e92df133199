import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PartyName, SignInError } from '#protocol/entities/signIn.ts';

/** How a sign-in by a third party ended without one: what the service says, or what this page noticed. */
export type SignInStop = SignInError | 'closed';

/** The names of the third parties, as they write them. */
export const partyNames: Readonly<Record<PartyName, string>> = {
  line: 'LINE',
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

/** What a player reads of each; `{party}` is the third party's name. */
export const stopWords: Readonly<Record<SignInStop, MessageDescriptor>> = defineMessages({
  AccessDenied: { id: 'signInStop.denied', defaultMessage: '您已取消 {party} 授權，可以再試一次或改用其他方式登入。' },
  StateMismatch: { id: 'signInStop.state', defaultMessage: '這次登入無法確認是由您發起，請重新登入。' },
  CookieMissing: {
    id: 'signInStop.cookie',
    defaultMessage: '瀏覽器沒有保留登入資料，請允許 Cookie 並在同一個瀏覽器再試一次。',
  },
  StateReused: { id: 'signInStop.reused', defaultMessage: '這次登入已經使用過，請重新登入。' },
  StateExpired: { id: 'signInStop.expired', defaultMessage: '登入逾時，請重新登入。' },
  NonceMismatch: { id: 'signInStop.nonce', defaultMessage: '{party} 的回覆與這次登入不符，請重新登入。' },
  TokenRefused: { id: 'signInStop.token', defaultMessage: '無法確認 {party} 的回覆，請重新登入。' },
  ProviderRefused: {
    id: 'signInStop.refused',
    defaultMessage: '{party} 拒絕了這次登入，請稍後再試或改用其他方式登入。',
  },
  ProviderUnavailable: {
    id: 'signInStop.down',
    defaultMessage: '{party} 目前沒有回應，請稍後再試或改用其他方式登入。',
  },
  IdentityTaken: { id: 'signInStop.taken', defaultMessage: '這個 {party} 帳號已綁定其他玩家。' },
  BindNotAllowed: { id: 'signInStop.bind', defaultMessage: '需先綁定手機，且尚未綁定其他帳號，才能綁定 {party}。' },
  SignInTooOld: { id: 'signInStop.tooOld', defaultMessage: '為了保護您的帳號，請先確認是您本人，再綁定 {party}。' },
  AccountDisabled: { id: 'signInStop.disabled', defaultMessage: '此帳號已停用，請聯絡客服。' },
  AccountPaused: { id: 'signInStop.paused', defaultMessage: '此帳號暫停使用中，期滿後即可登入。' },
  AccountUnknown: { id: 'signInStop.unknown', defaultMessage: '此用戶不存在' },
  SessionRequired: { id: 'signInStop.session', defaultMessage: '登入已過期，請先登入再繼續。' },
  Maintenance: { id: 'signInStop.maintenance', defaultMessage: '系統維護中，請稍後再登入。' },
  Unexpected: { id: 'signInStop.unexpected', defaultMessage: '登入沒有完成，請再試一次。' },
  closed: { id: 'signInStop.closed', defaultMessage: '登入視窗已關閉，尚未完成登入。' },
});
