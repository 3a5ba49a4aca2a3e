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

/** Passes on what was typed into an input before hydration, when it differs from the state's value. */
export function useInitialInputValue(
  input: RefObject<HTMLInputElement | null>,
  current: string,
  onInitialValue: (text: string) => void,
) {
  const compare = useEffectEvent((typed: string) => {
    if (typed !== current) onInitialValue(typed)
  })
  useEffect(() => {
    if (input.current?.value) compare(input.current.value)
  }, [input])
}
