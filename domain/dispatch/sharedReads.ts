/** Shares one read among concurrent calls with the same key. Does not cache answers. */
export class SharedReads<Answer> {
  readonly #underWay = new Map<string, Promise<Answer>>();

  read(key: string, begin: () => Promise<Answer>): Promise<Answer> {
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const answer = begin().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, answer);
    return answer;
  }
}
