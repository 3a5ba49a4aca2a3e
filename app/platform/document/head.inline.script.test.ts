import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import headScript from './head.inline.script.ts?inline'

function browser(storage: () => unknown) {
  const dataset: Record<string, string> = {}
  const window: Record<string, unknown> = {
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
  }
  window.window = window
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: storage, configurable: true })
  runInNewContext(headScript, window)
  const { localStorage, sessionStorage } = window as Record<'localStorage' | 'sessionStorage', Storage>
  return { localStorage, sessionStorage, dataset }
}

test('a storage that throws is stood in for, and remembers for the page', () => {
  const { localStorage, sessionStorage, dataset } = browser(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(dataset).toEqual({ theme: 'light' })
  localStorage.setItem('theme', 'dark')
  expect([localStorage.getItem('theme'), localStorage.length, localStorage.key(0)]).toEqual([
    'dark',
    1,
    'theme',
  ])
  expect([sessionStorage.getItem('theme'), sessionStorage.key(0)]).toEqual([null, null])
  localStorage.removeItem('theme')
  expect(localStorage.getItem('theme')).toBeNull()
  sessionStorage.setItem('a', 'b')
  sessionStorage.clear()
  expect(sessionStorage.length).toBe(0)
})

test('a storage that works is left alone', () => {
  const own = { length: 3, getItem: () => 'dark' }
  const { localStorage, dataset } = browser(() => own)
  expect(localStorage).toBe(own)
  expect(dataset).toEqual({ theme: 'dark', signedIn: '' })
})
