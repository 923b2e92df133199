export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export { OverlayProvider, useHasOverlay, useIsCovered, useIsSpared, useMayAsk, useOverlayTurn } from './OverlayProvider.tsx';
