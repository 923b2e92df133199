import { type RefCallback, useCallback, useState } from 'react';

/** How many columns a grid has, measured before it is painted; undefined until then. */
export function useColumns(): { readonly columns: number | undefined; readonly grid: RefCallback<HTMLElement> } {
  const [columns, setColumns] = useState<number>();
  const grid = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const { gridTemplateColumns } = getComputedStyle(element);
      setColumns(/^\d/.test(gridTemplateColumns) ? gridTemplateColumns.split(' ').length : undefined);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { columns, grid };
}
