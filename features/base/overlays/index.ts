export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export {
  OverlayProvider,
  useGreetsNewcomer,
  useIsCovered,
  useIsSpared,
  useMayAsk,
  useOverlayTurn,
} from './OverlayProvider.tsx';
