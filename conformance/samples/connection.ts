import type { Samples } from './samplesByContract.ts';

export const connectionSamples: Samples = {
  signInChat: {},
  signInLobby: {},
  heartbeat: {},
  resume: { Channels: [{ ChannelType: 1, Epoch: 'none', Seq: 0 }] },
};
