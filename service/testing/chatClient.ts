import { once } from 'node:events';
import { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { readAnswer, writeRequest } from '#protocol/frame.ts';
import { ChatMessage } from '#protocol/entities/message.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { publicMessage } from '#protocol/operations/chat.ts';
import { signInChat } from '#protocol/operations/connection.ts';

/** A client of the chat socket without a queue or retries. */
export interface ChatClient {
  /**
   * Sends a request. Resolves with its result. @throws Error with the code of a failure, or if the socket closes first
   */
  call<Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
    contract: OperationContract<Request, Result>,
    r: string,
    payload: object,
  ): Promise<z.output<Result>>;
  /** The received messages of the public channel, in order. */
  readonly heard: readonly ChatMessage[];
  close(): Promise<void>;
}

export async function connectChat(port: number, token: string): Promise<ChatClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat`);
  const waiting = new Map<string, { resolve(result: unknown): void; reject(error: Error): void }>();
  const heard: ChatMessage[] = [];
  socket.on('message', (data) => {
    const answer = readAnswer(Buffer.isBuffer(data) ? data.toString('utf8') : '');
    const waiter = waiting.get(`${answer.OP} ${answer.R ?? ''}`);
    if (answer.OP === publicMessage.op) heard.push(ChatMessage.parse(answer.Result));
    else if (answer.Code === 200) waiter?.resolve(answer.Result);
    else waiter?.reject(new Error(`code ${answer.Code}: ${answer.Message}`));
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const waiter of waiting.values()) waiter.reject(new Error('the socket closed'));
  });
  await once(socket, 'open');

  const call = async <Request extends z.ZodMiniType, Result extends z.ZodMiniType>(
    contract: OperationContract<Request, Result>,
    r: string,
    payload: object,
  ): Promise<z.output<Result>> => {
    const answered = new Promise<unknown>((resolve, reject) => {
      waiting.set(`${contract.op + 1} ${r}`, { resolve, reject });
    });
    socket.send(writeRequest(contract.op, r, payload, contract.op === signInChat.op ? token : undefined));
    return contract.result.parse(await answered);
  };
  await call(signInChat, 'login', {});
  return {
    call,
    heard,
    close: async () => {
      // The service may have closed the socket at the end of the session.
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
