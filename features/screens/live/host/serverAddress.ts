/** The name of the application that publishers push to. */
const APPLICATION = 'live';

/**
 * The address that a publisher pushes to: RTMP on the machine that serves the stream.
 * @param downStreamUrl the address of the room's stream, or empty
 * @returns undefined if it is not known
 */
export function serverAddress(downStreamUrl: string): string | undefined {
  if (downStreamUrl === '') return undefined;
  return `rtmp://${new URL(downStreamUrl).hostname}/${APPLICATION}`;
}
