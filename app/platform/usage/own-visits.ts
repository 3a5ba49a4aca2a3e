/** Present in the storage of a browser whose visits are not counted. */
const storageKey = 'chautari-not-counted'

/** Whether this browser sends no usage events. False with storage blocked. */
export function areVisitsLeftOut(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Of this browser, in all tabs. Whether that could be stored. */
export function leaveOutVisits(leaveOut: boolean): boolean {
  try {
    if (leaveOut) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
    return true
  } catch {
    return false
  }
}
