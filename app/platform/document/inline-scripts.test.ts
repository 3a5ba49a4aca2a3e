import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { storageScript } from './inline-scripts.ts'

function browser(storage: () => unknown) {
  const window = {} as Record<'localStorage' | 'sessionStorage', Storage>
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: storage, configurable: true })
  runInNewContext(storageScript, { window, Map, Object, String })
  return window
}

test('a storage that throws is stood in for, and remembers for the page', () => {
  const { localStorage, sessionStorage } = browser(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
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
  const own = { length: 3 }
  expect(browser(() => own).localStorage).toBe(own)
})
