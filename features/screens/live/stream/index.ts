export {
  LiveStageProvider,
  type LiveStageProviderProps,
  useLiveStage,
  type UsedLiveStage,
  useStage,
} from './LiveStageProvider.tsx';
export { engineOfBrowser } from './engine.ts';
export type { Engine, EngineEvents, RunningStream, StartEngine } from './engineTypes.ts';
export { type PictureModes, usePictureModes } from './usePictureModes.ts';
export { StreamPlayer, type StreamPlayerProps } from './StreamPlayer.tsx';
export { type LiveSnapshot, type LiveStage, type Membership, type StreamState } from './streamTypes.ts';
