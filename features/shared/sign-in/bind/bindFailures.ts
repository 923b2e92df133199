import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type SignInFailure, signInFailureMessages } from '../provider/providerMessages.ts';

/** Texts of a sign-in that would mislead a signed-in player, with their replacements. */
const own: Partial<Record<SignInFailure, MessageDescriptor>> = defineMessages({
  AccessDenied: { id: 'bindStop.denied', defaultMessage: '您已取消 {provider} 授權，尚未綁定。' },
  closed: { id: 'bindStop.closed', defaultMessage: '視窗已關閉，尚未綁定 {provider}。' },
  StateExpired: { id: 'bindStop.expired', defaultMessage: '等候逾時，尚未綁定 {provider}，請再試一次。' },
  SessionRequired: { id: 'bindStop.session', defaultMessage: '登入已過期，請重新登入後再綁定 {provider}。' },
  Unexpected: { id: 'bindStop.unexpected', defaultMessage: '{provider} 綁定沒有完成，請再試一次。' },
});

/** The text of a failed binding; `{provider}` is the identity provider's name. */
export const bindFailureMessages = (why: SignInFailure): MessageDescriptor => own[why] ?? signInFailureMessages[why];
