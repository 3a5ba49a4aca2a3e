import { jsonFrom, type PersonalRecord, recordFrom } from './personal-record.ts'

export const storageKey = 'my-home'
/** Dispatched on the window when this tab changed the record; other tabs hear `storage`. */
export const changeEvent = 'myhome'

/** An inline script behind a further list of the home page, before that is painted (`personal.inline.script.ts`). */
export const redrawScript = `dispatchEvent(new Event('${changeEvent}'))`

/** The stored text, to compare with. */
export function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function readPersonal(): PersonalRecord {
  return recordFrom(jsonFrom(storedText()))
}

/** Whether it was stored: a full storage refuses. Where storage is blocked, it holds for the page (`head.inline.script.ts`). */
export function savePersonal(record: PersonalRecord): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(record))
  } catch {
    return false
  }
  dispatchEvent(new Event(changeEvent))
  return true
}

/** Calls back after a change in any tab. */
export function listenToPersonal(changed: () => void): () => void {
  const events = [changeEvent, 'storage']
  for (const event of events) addEventListener(event, changed)
  return () => {
    for (const event of events) removeEventListener(event, changed)
  }
}
