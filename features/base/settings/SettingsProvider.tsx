import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Brand } from '#protocol/brands.ts';
import type { OpenParts, Part } from '#protocol/entities/operator.ts';
import { createOpenParts, type OpenPartsValue, type PartState } from './openParts.ts';
import { type BrandChoice, createBrandChoice } from './brandChoice.ts';
import type { Settings } from './settings.ts';

interface Provided {
  readonly settings: Omit<Settings, 'Brand' | 'Open'>;
  readonly choice: BrandChoice;
  readonly openParts: OpenPartsValue;
  readonly loadBrands: LoadBrands | undefined;
}
export type LoadBrands = () => Promise<readonly Brand[]>;
const SettingsContext = createContext<Provided | undefined>(undefined);

export interface SettingsProviderProps {
  settings: Settings;
  loadBrands?: LoadBrands | undefined;
  children: ReactNode;
}

/** Provides the page's settings. */
export function SettingsProvider({ settings, loadBrands, children }: SettingsProviderProps): ReactNode {
  const provided = useMemo(
    (): Provided => ({
      settings,
      choice: createBrandChoice(settings.Brand),
      openParts: createOpenParts(settings.Open),
      loadBrands,
    }),
    [settings, loadBrands],
  );
  return <SettingsContext value={provided}>{children}</SettingsContext>;
}

function useProvided(): Provided {
  const provided = use(SettingsContext);
  if (provided === undefined) throw new Error('settings need a SettingsProvider above');
  return provided;
}

/** The page's settings without the brand and the open parts, which may change. @throws Error outside a `SettingsProvider` */
export const useSettings = (): Omit<Settings, 'Brand' | 'Open'> => useProvided().settings;

/** The current brand. Use it only for a fact of the brand: looks follow the root's attribute. */
export function useBrand(): Brand {
  const { choice } = useProvided();
  return useSyncExternalStore(choice.subscribe, choice.brand, choice.brand);
}

/** The known open parts of the product. Do not promise another part. */
export function useOpenParts(): OpenParts {
  const { openParts } = useProvided();
  return useSyncExternalStore(openParts.subscribe, openParts.open, openParts.open);
}

/**
 * The state of a part of the product. While it is `unknown`, a page shows that it loads (`WherePartOpen`), and the links of a bar or a menu
 * stay.
 */
export function usePart(part: Part): PartState {
  const { openParts } = useProvided();
  const state = (): PartState => openParts.states()[part];
  return useSyncExternalStore(openParts.subscribe, state, state);
}

/** Functions that take the service's answer about the open parts. */
export const useReceiveOpenParts = (): Pick<OpenPartsValue, 'receive' | 'doubt'> => useProvided().openParts;

/** Returns a function that changes the brand of this page. The caller does not render again. */
export const useChooseBrand = (): ((brand: Brand) => void) => useProvided().choice.choose;

/** Returns a function that previews another brand's facts on this page. */
export const useShowBrand = (): ((brand: Brand) => void) => useProvided().choice.show;

/** Returns a function that loads all brands, or undefined if the page offers no choice of a brand. */
export const useLoadBrands = (): LoadBrands | undefined => useProvided().loadBrands;
