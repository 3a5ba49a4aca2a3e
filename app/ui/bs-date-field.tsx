import '@chautari/bs-date-field'
import type { BsDateField as BsDateFieldElement } from '@chautari/bs-date-field'
import {
  type ComponentProps,
  type HTMLAttributes,
  type RefAttributes,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { fieldStyle } from './field.tsx'

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React's types are extended so
  namespace JSX {
    interface IntrinsicElements {
      'bs-date-field': HTMLAttributes<HTMLElement> &
        RefAttributes<BsDateFieldElement> & {
          name?: string | undefined
          min?: string | undefined
          max?: string | undefined
          error?: string | undefined
          required?: boolean | undefined
        }
    }
  }
}

export interface BsDateFieldProps {
  id: string
  /** Of the submitted AD day; what was entered is submitted with `-bs` behind it. */
  name?: string | undefined
  /** As in the `<label>` for the id. */
  label: string
  /** First and last possible day in BS, YYYY-MM-DD. */
  min?: string
  max?: string
  isRequired?: boolean | undefined
  /** Shown below the field. */
  error?: string | undefined
  /** The day in AD, YYYY-MM-DD, when the caller keeps it. */
  ad?: string
  /** What is entered in BS, when the caller keeps it. */
  text?: string
  /** After each edit. */
  onEdit?: (field: BsDateFieldElement) => void
  /** A day was completed, chosen, pasted or removed. */
  onDay?: (field: BsDateFieldElement) => void
  className?: string
  /** Of the text field that visitors have until the code is loaded, without JavaScript and in old browsers. */
  plain?: ComponentProps<'input'>
}

/** A day of Bikram Sambat: `packages/bs-date-field`. */
export function BsDateField(props: BsDateFieldProps) {
  const { id, name, label, error, isRequired, ad, text, onEdit, onDay, plain, ...attributes } = props
  const field = useRef<BsDateFieldElement>(null)

  useEffect(() => {
    if (ad !== undefined && field.current && field.current.valueAsAd !== ad) field.current.valueAsAd = ad
  }, [ad])
  const isHydrated = useRef(false)
  const show = useEffectEvent((shown: string) => {
    const element = field.current
    if (!element || element.text === shown) return
    // What was typed before hydration counts.
    if (!isHydrated.current && element.text) onEdit?.(element)
    else element.value = shown
  })
  useEffect(() => {
    if (text !== undefined) show(text)
    // Strict mode runs effects twice, before any microtask.
    queueMicrotask(() => {
      isHydrated.current = true
    })
  }, [text])

  // React does not attach listeners of custom elements when it hydrates.
  const take = useEffectEvent(({ type, target }: Event) => {
    // Not what the text field inside sends.
    if (target !== field.current) return
    if (type === 'input') onEdit?.(target as BsDateFieldElement)
    else onDay?.(target as BsDateFieldElement)
  })
  useEffect(() => {
    const element = field.current
    const listener = (event: Event) => take(event)
    element?.addEventListener('input', listener)
    element?.addEventListener('change', listener)
    return () => {
      element?.removeEventListener('input', listener)
      element?.removeEventListener('change', listener)
    }
  }, [])

  return (
    <bs-date-field
      ref={field}
      id={id}
      name={name}
      required={isRequired}
      error={error}
      {...attributes}
      suppressHydrationWarning
    >
      <input
        name={name && `${name}-bs`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className={fieldStyle}
        {...(plain?.value === undefined && { defaultValue: text })}
        // The element changes it before React hydrates.
        suppressHydrationWarning
        {...plain}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-simrik">
          {error}
        </p>
      )}
    </bs-date-field>
  )
}

/** Focuses the first field of a form that has an error. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const element = field?.closest<HTMLElement>('bs-date-field')
  // The field inside is not rendered once the element works.
  ;(element?.shadowRoot ? element : field)?.focus()
}
