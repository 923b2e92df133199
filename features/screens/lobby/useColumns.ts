import { type RefCallback, useCallback, useState } from 'react';

/** The number of columns of a grid, measured before painting. Undefined before. */
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
