import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes over what was typed into a field before the page's code arrived. */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  known: string,
  take: (text: string) => void,
) {
  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== known) take(typed)
  })
  useEffect(() => {
    if (field.current?.value) takeOver(field.current.value)
  }, [field])
}
