import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until hydration: a form that the browser would submit is not ready before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Calls `take` once when the component is hydrated, such as to take over what was chosen before. */
export function useOnHydration(take: () => void) {
  const once = useEffectEvent(take)
  useEffect(() => once(), [])
}

/** The same after the first frame, which does not wait for it. */
export function useAfterFirstFrame(begin: () => void) {
  const once = useEffectEvent(begin)
  useEffect(() => {
    const timer = setTimeout(() => once(), 0)
    return () => clearTimeout(timer)
  }, [])
}

/** Passes on what was typed into an input before hydration, when it differs from the state's value. */
export function useInitialInputValue(
  input: RefObject<HTMLInputElement | null>,
  current: string,
  onInitialValue: (text: string) => void,
) {
  useOnHydration(() => {
    const typed = input.current?.value
    if (typed && typed !== current) onInitialValue(typed)
  })
}
