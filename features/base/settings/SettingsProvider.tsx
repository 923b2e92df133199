import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Brand } from '#protocol/brands.ts';
import { type BrandChoice, createBrandChoice } from './brandChoice.ts';
import type { Settings } from './settings.ts';

interface Provided {
  readonly settings: Omit<Settings, 'Brand'>;
  readonly choice: BrandChoice;
  readonly loadBrands: LoadBrands | undefined;
}
/** Fetches all brands, for choosing among them. */
export type LoadBrands = () => Promise<readonly Brand[]>;
const SettingsContext = createContext<Provided | undefined>(undefined);

export interface SettingsProviderProps {
  settings: Settings;
  /** Where the brand may be changed: how to get the others. */
  loadBrands?: LoadBrands | undefined;
  children: ReactNode;
}

/** Gives the page's settings to everything below. */
export function SettingsProvider({ settings, loadBrands, children }: SettingsProviderProps): ReactNode {
  const provided = useMemo(
    (): Provided => ({ settings, choice: createBrandChoice(settings.Brand), loadBrands }),
    [settings, loadBrands],
  );
  return <SettingsContext value={provided}>{children}</SettingsContext>;
}

function useProvided(): Provided {
  const provided = use(SettingsContext);
  if (provided === undefined) throw new Error('settings need a SettingsProvider above');
  return provided;
}

/** The page's settings but for the brand, which may change. @throws Error outside a `SettingsProvider` */
export const useSettings = (): Omit<Settings, 'Brand'> => useProvided().settings;

/** The brand in force: its facts. Only what shows a fact of the brand uses it; looks follow the root's attribute alone. */
export function useBrand(): Brand {
  const { choice } = useProvided();
  return useSyncExternalStore(choice.subscribe, choice.brand, choice.brand);
}

/** How to change the brand of this page. Does not render again when it changes. */
export const useChooseBrand = (): ((brand: Brand) => void) => useProvided().choice.choose;

/** How to show another brand's facts on this page alone: a preview of one that is being made. */
export const useShowBrand = (): ((brand: Brand) => void) => useProvided().choice.show;

/** How to get all brands, where the page lets one choose; undefined elsewhere. */
export const useLoadBrands = (): LoadBrands | undefined => useProvided().loadBrands;
