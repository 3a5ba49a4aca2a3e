import { vi } from 'vitest'

/** From now on and until the end of the test, the browser's storage can be read and refuses to store anything. */
export function fillStorage(): void {
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    clear: () => real.clear(),
  })
}
