export { createLayerHistory, type LayerHistory } from './layerHistory.ts';
export { OverlayProvider, useIsCovered, useIsSpared, useMayAsk, useOverlayTurn } from './OverlayProvider.tsx';
