export interface Chosen {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly tab: string;
  readonly setTab: (tab: string) => void;
}
