/** A pure function that keeps its last answer: the same arguments again (by `===`) are not computed again. */
export function rememberLast<Args extends unknown[], Value>(make: (...args: Args) => Value) {
  let last: { args: Args; value: Value } | undefined
  return (...args: Args): Value => {
    if (last?.args.every((arg, at) => arg === args[at])) return last.value
    last = { args, value: make(...args) }
    return last.value
  }
}
