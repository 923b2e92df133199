export {
  LiveStageProvider,
  type LiveStageProviderProps,
  useAttachedVideo,
  useLiveStage,
  type UsedLiveStage,
  useStage,
} from './LiveStageProvider.tsx';
export { StreamPlayer, type StreamPlayerProps } from './StreamPlayer.tsx';
export { IDLE, type LiveSnapshot, type LiveStage, type Membership, type StreamState } from './streamTypes.ts';
