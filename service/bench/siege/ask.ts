import { type Agent, type IncomingMessage, request } from 'node:http';

/** A request of an attacker. */
export interface Question {
  readonly method: string;
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  readonly cookie?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Makes one request on an attacker's connection. @param address the forwarded address of the attacker */
export function askFrom(
  { port }: { readonly port: number },
  agent: Agent,
  address: string,
  { method, path, body, cookie }: Question,
): Promise<Answer> {
  const headers = {
    'x-forwarded-for': address,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(cookie !== undefined && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', method, path, agent, headers }, (answer) => {
      readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    asking.once('error', reject);
    asking.end(body);
  });
}

async function readText(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return text;
}
