/** Lets one at a time through, in the order they came. */
export class Turn {
  private last: Promise<void> = Promise.resolve();

  /** Waits for the turn; answers what ends it. */
  async take(): Promise<() => void> {
    const before = this.last;
    let end = (): void => {};
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
