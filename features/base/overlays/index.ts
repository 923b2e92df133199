export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export {
  OverlayProvider,
  useGreetsNewcomer,
  useHasOverlay,
  useIsCovered,
  useIsSpared,
  useMayAsk,
  useOverlayTurn,
} from './OverlayProvider.tsx';
