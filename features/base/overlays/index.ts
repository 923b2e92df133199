export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export {
  OverlayProvider,
  useGreetsNewcomer,
  useIsCovered,
  useIsSpared,
  useLayerTurn,
  useMayAsk,
  useOverlayTurn,
} from './OverlayProvider.tsx';
