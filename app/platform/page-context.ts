/** Names a value of one type; made by `createContext`, compared by identity. */
export interface ContextKey<Value> {
  readonly initial?: Value
}

/** @param initial what `get` gives where nothing was set; without it `get` throws */
export function createContext<Value>(...initial: [Value] | []): ContextKey<Value> {
  return initial.length > 0 ? { initial: initial[0] } : {}
}

/** What the server hands to a page's `load` with each request: typed values by key. */
export class PageContext {
  readonly #values = new Map<ContextKey<unknown>, unknown>()

  /** @throws when nothing was set and the key has no initial value. */
  get<Value>(key: ContextKey<Value>): Value {
    if (this.#values.has(key)) return this.#values.get(key) as Value
    if ('initial' in key) return key.initial as Value
    throw new Error('A page asked for a value that the server did not set')
  }

  set<Value>(key: ContextKey<Value>, value: Value): void {
    this.#values.set(key, value)
  }
}
