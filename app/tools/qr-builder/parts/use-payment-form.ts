import { useMemo, useState, useSyncExternalStore } from 'react'
import { subscriptionTo } from '#app/lib/window-events.ts'
import {
  droppedFrom,
  isComplete,
  nameFrom,
  numberFor,
  numberFrom,
  type Payment,
  paymentFrom,
  type Service,
} from '../qr-payload.ts'

const emptyForm: Payment = { service: 'esewa', bankCode: '', name: '', number: '' }
const nothing = { signs: [] as string[], prefix: '' }

/** What the visitor filled in, and what was left out of it. */
export function usePaymentForm(
  bankCodes: readonly string[],
  posted: Payment | undefined,
  onChange: () => void,
) {
  const [entered, change, memory] = useEntered(posted, onChange)
  const [leftOut, setLeftOut] = useState(nothing)
  const form: Payment = {
    ...entered,
    bankCode: bankCodes.includes(entered.bankCode) ? entered.bankCode : '',
  }

  const changeService = (service: Service) => {
    setLeftOut((before) => ({ ...before, prefix: '' }))
    change({ service, number: numberFor(service, form), ...(service !== 'bank' && { bankCode: '' }) })
  }
  const typeName = (typed: string) => {
    // Stays until the field is empty: otherwise the next letter would hide it.
    setLeftOut(({ signs, prefix }) => ({
      signs: typed ? [...new Set([...signs, ...droppedFrom(typed)])] : [],
      prefix,
    }))
    change({ name: nameFrom(typed) })
  }
  const typeNumber = (typed: string) => {
    const { number, prefix } = numberFrom(typed, form.service)
    setLeftOut((before) => ({ ...before, prefix }))
    change({ number })
  }
  return { form, ready: isComplete(form), leftOut, change, changeService, typeName, typeNumber, memory }
}

/** The values as they were entered, or as this browser kept them. */
function useEntered(posted: Payment | undefined, onChange: () => void) {
  const kept = useRememberedForm()
  const [own, setOwn] = useState<Payment>()
  const entered = own ?? posted ?? kept ?? emptyForm
  const change = (part: Partial<Payment>) => {
    setOwn((before) => ({ ...(before ?? entered), ...part }))
    if (kept) storeForm({ ...entered, ...part })
    onChange()
  }
  const memory = {
    kept: kept !== undefined,
    onKeep(keep: boolean) {
      setOwn(entered)
      storeForm(keep ? entered : undefined)
    },
    onClear() {
      storeForm(undefined)
      setOwn(emptyForm)
      onChange()
    },
  }
  return [entered, change, memory] as const
}

const storageKey = 'qr-builder-form'
/** Dispatched on the window when this tab stored or removed the form; other tabs hear `storage`. */
const changeEvent = 'qrform'
const listen = subscriptionTo(changeEvent, 'storage')

/** The form stored in this browser at the visitor's request; undefined when there is none. */
function useRememberedForm(): Payment | undefined {
  const stored = useSyncExternalStore(listen, readStored, () => null)
  return useMemo(() => formFrom(stored), [stored])
}

/**
 * Where storage is full, nothing is stored and the checkbox stays empty.
 * @param form undefined: none is kept
 */
function storeForm(form: Payment | undefined): void {
  try {
    if (form) localStorage.setItem(storageKey, JSON.stringify(form))
    else localStorage.removeItem(storageKey)
  } catch {
    return
  }
  dispatchEvent(new Event(changeEvent))
}

const readStored = () => localStorage.getItem(storageKey)

function formFrom(stored: string | null): Payment | undefined {
  if (stored === null) return undefined
  try {
    return paymentFrom((JSON.parse(stored) ?? {}) as Record<string, unknown>)
  } catch {
    return undefined
  }
}
