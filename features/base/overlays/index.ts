export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export {
  OverlayProvider,
  useGreetsNewcomer,
  useHasOverlay,
  useIsCovered,
  useIsSpared,
  useLayerTurn,
  useMayAsk,
  useOverlayTurn,
} from './OverlayProvider.tsx';
