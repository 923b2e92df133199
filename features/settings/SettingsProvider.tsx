import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Brand } from '#protocol/brands.ts';
import { type BrandChoice, createBrandChoice } from './brandChoice.ts';
import type { Settings } from './settings.ts';

interface Provided {
  readonly settings: Omit<Settings, 'Brand'>;
  readonly choice: BrandChoice;
}
const SettingsContext = createContext<Provided | undefined>(undefined);

/** Gives the page's settings to everything below. */
export function SettingsProvider({ settings, children }: { settings: Settings; children: ReactNode }): ReactNode {
  const provided = useMemo((): Provided => ({ settings, choice: createBrandChoice(settings.Brand) }), [settings]);
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
  return useSyncExternalStore(choice.subscribe, choice.brand);
}

/** How to change the brand of this page. Does not render again when it changes. */
export const useChooseBrand = (): ((brand: Brand) => void) => useProvided().choice.choose;
