import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Testing Library advances fake timers through this name only: https://github.com/testing-library/user-event/issues/1115
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// For what hangs, not for what is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// React reports invalid markup and differences between server and browser to the console.
beforeEach(() => {
  vi.spyOn(console, 'error')
  // No server answers: a test of requests brings its own stand-in for `fetch`.
  vi.stubGlobal('fetch', (url: string) => Promise.reject(new TypeError(`No server for ${url}`)))
  navigator.sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)
})

afterEach(() => {
  const [complaint] = vi.mocked(console.error).mock.calls
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  if (complaint) throw new Error(complaint.join(' '))
})
