export {
  type LiveSnapshot,
  type LiveStage,
  LiveStageProvider,
  type LiveStageProviderProps,
  type Membership,
  StreamPlayer,
  type StreamPlayerProps,
  type StreamState,
  useAttachedVideo,
  useLiveStage,
  type UsedLiveStage,
  useStage,
} from './stream/index.ts';
