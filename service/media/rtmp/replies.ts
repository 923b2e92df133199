import { type AmfValue, writeAmf0 } from './amf0.ts';
import { CHUNK_STREAM, writeMessage } from './chunkWriter.ts';
import { MESSAGE } from './messages.ts';

const SERVER = new Map<string, AmfValue>([
  ['fmsVer', 'FMS/3,0,1,123'],
  ['capabilities', 31],
]);

const command = (streamID: number, ...values: readonly AmfValue[]): Buffer =>
  writeMessage({
    chunkStream: CHUNK_STREAM.command,
    type: MESSAGE.command,
    streamID,
    payload: writeAmf0(...values),
  });

const statusOf = (level: 'status' | 'error', code: string, description: string): Map<string, AmfValue> =>
  new Map([
    ['level', level],
    ['code', code],
    ['description', description],
  ]);

/** Answers a command, with a value if there is one. */
export const resultOf = (transaction: number, value?: AmfValue): Buffer =>
  command(0, '_result', transaction, null, value);

export const connectResult = (transaction: number): Buffer =>
  command(
    0,
    '_result',
    transaction,
    SERVER,
    statusOf('status', 'NetConnection.Connect.Success', 'Connection succeeded.').set('objectEncoding', 0),
  );

export const connectError = (transaction: number, description: string): Buffer =>
  command(0, '_error', transaction, null, statusOf('error', 'NetConnection.Connect.InvalidApp', description));

export const publishStarted = (streamID: number): Buffer =>
  command(streamID, 'onStatus', 0, null, statusOf('status', 'NetStream.Publish.Start', 'The stream is on air.'));

/** Encoders show the description. OBS stops trying at this code. */
export const publishRefused = (streamID: number, description: string): Buffer =>
  command(streamID, 'onStatus', 0, null, statusOf('error', 'NetStream.Publish.BadName', description));

export const publishEnded = (streamID: number): Buffer =>
  command(streamID, 'onStatus', 0, null, statusOf('status', 'NetStream.Unpublish.Success', 'The stream has ended.'));
