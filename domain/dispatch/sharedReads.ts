/** Lets calls that ask the same at the same time share one read. Nothing is kept once it is answered. */
export class SharedReads<Answer> {
  readonly #underWay = new Map<string, Promise<Answer>>();

  /** Joins the read of this key that is under way, or begins it. */
  read(key: string, begin: () => Promise<Answer>): Promise<Answer> {
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const answer = begin().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, answer);
    return answer;
  }
}
