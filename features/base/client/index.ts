export {
  type ChannelEvent,
  type ChannelLog,
  emptyChannel,
  type PendingSend,
  reduceChannel,
  resumePoint,
  wants,
} from './channelLog.ts';
export { type Client, type ClientEvents, type ClientOptions, createClient } from './client.ts';
export { firstAnswerOf, type FirstAnswers, firstAnswersOf, readFirstAnswers } from './firstAnswers.ts';
export { ConnectionFailure, ContractFailure, RequestFailure, TabPausedFailure } from './failures.ts';
export type { NamedFile } from './requestJson.ts';
export { ClientProvider, useClient } from './react/ClientProvider.tsx';
export { useCall } from './react/useCall.ts';
export { readOpen, useOpenOperation } from './react/useOpenOperation.ts';
export { operationKey, useOperation, usePushInto } from './react/useOperation.ts';
export { useIsOnline } from './react/useIsOnline.ts';
export { usePush } from './react/usePush.ts';
export { useSingleMutation } from './react/useSingleMutation.ts';
export { useSocketState } from './react/useSocketState.ts';
export type { CallOptions, SessionEnd, SocketState } from './socket/socketClient.ts';
export { uuid } from './uuid.ts';
export { wakeOnReturn } from './wakeOnReturn.ts';
