/** Subscribes to all of these events of the window, in the form of React's `useSyncExternalStore`. */
// Lets the bundler drop an unused subscription. It must be a comment of its own.
/* @__NO_SIDE_EFFECTS__ */
export function subscriptionTo(...events: readonly string[]) {
  return (changed: (event: Event) => void): (() => void) => {
    for (const event of events) addEventListener(event, changed)
    return () => {
      for (const event of events) removeEventListener(event, changed)
    }
  }
}
