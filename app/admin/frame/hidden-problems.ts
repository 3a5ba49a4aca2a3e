const key = 'chautari-hidden-problems'
const most = 100

/** The marks of problems that this browser does not show above the sections; none where its storage is off or damaged. */
export function readHidden(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function saveHidden(marks: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(marks.slice(-most)))
  } catch {
    // Hidden until the page is loaded again.
  }
}
