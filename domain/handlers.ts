import * as auth from './auth/handlers.ts';
import * as captcha from './captcha/handlers.ts';
import * as chat from './chat/handlers.ts';
import * as connection from './connection/handlers.ts';
import * as dev from './dev/handlers.ts';
import type { EndpointHandler, OperationHandler } from './dispatch/handler.ts';
import * as lobby from './lobby/handlers.ts';
import { ownProfile, userInfo, wallet } from './player/handlers.ts';

/** Who answers each row of the protocol; the conformance suite fails where a row has nobody. */
export const OPERATION_HANDLERS: readonly OperationHandler[] = [
  ...Object.values(connection),
  ...Object.values(chat),
  ...Object.values(lobby),
  wallet,
  userInfo,
];

export const ENDPOINT_HANDLERS: readonly EndpointHandler[] = [
  ...Object.values(auth),
  ...Object.values(captcha),
  ...Object.values(dev),
  ownProfile,
];
