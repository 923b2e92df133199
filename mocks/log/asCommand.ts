import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import type { LoggedCall } from './callLog.ts';

/** The address of a local service (`npm run service`). */
const SERVICE = '127.0.0.1:8787';
/** Headers of the browser, not of the call. */
const OWN_HEADERS =
  /^(?:accept|accept-encoding|connection|content-length|cookie|host|origin|referer|user-agent|sec-.*)$/;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A REST call as a shell line to a local service. The line keeps its own cookies in `cookies.txt`, so that a sign-in applies to the next
 * line.
 */
function asCurl({ method, path, headers, text }: LoggedCall): string {
  const named = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
  return [
    `curl -X ${method} ${quoted(`http://${SERVICE}${path}`)}`,
    '-b cookies.txt -c cookies.txt',
    ...named.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(text === '' ? [] : [`--data-raw ${quoted(text)}`]),
  ].join(' ');
}

/** Signs the connection in if `TOKEN` has a session's token, sends the frame, and prints frames until its answer. */
const SCRIPT = `const [url, signIn, frame] = process.argv.slice(1);
const wanted = JSON.parse(frame).OP + 1;
const { TOKEN } = process.env;
const waiting = TOKEN ? [JSON.stringify({ ...JSON.parse(signIn), Token: TOKEN }), frame] : [frame];
const socket = new WebSocket(url);
socket.onopen = () => socket.send(waiting.shift());
socket.onmessage = ({ data }) => {
  console.log(data);
  if (waiting.length > 0) socket.send(waiting.shift());
  else if (JSON.parse(data).OP === wanted) socket.close();
};
socket.onerror = () => { console.error("No service answers at " + url); process.exitCode = 1; };`;

function asNode({ way, path, text }: LoggedCall): string {
  const { op } = way === 'chat' ? signInChat : signInLobby;
  const signIn = JSON.stringify({ OP: op, CloseRSA: true, R: 'sign-in' });
  return [`node -e ${quoted(SCRIPT)}`, quoted(`ws://${SERVICE}${path}`), quoted(signIn), quoted(text)].join(' ');
}

/** A call as a shell line for a local service. */
export const asCommand = (call: LoggedCall): string => (call.way === 'REST' ? asCurl(call) : asNode(call));
