/** What the page of a sample remembers. */
export interface Chosen {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly tab: string;
  readonly setTab: (tab: string) => void;
}
