import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { startSharing } from './share-page.ts'

afterEach(() => void vi.useRealTimers())

/** A page with its buttons, at an address with a query and a fragment; what is copied from it and shared. */
function openTool(answer: string) {
  history.replaceState(null, '', '/ne/postal-codes?q=33700#results')
  document.body.innerHTML = `<h1>Postal Codes</h1>${answer}
    <button data-copy-link><svg><use href="/sprite.svg#link"></use></svg><span data-copied="Copied!">Copy</span></button>
    <button data-share hidden>Share</button><button data-print>Print</button><button data-print>Print page</button>`
  const copied: string[] = []
  const shared: ShareData[] = []
  const user = userEvent.setup({ delay: null })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (data: ShareData) => Promise.resolve(void shared.push(data)),
  })
  startSharing()
  const press = (selector: string) => user.click(document.querySelector(selector)!)
  return { press, copied, shared, label: () => document.querySelector('[data-copy-link]')?.textContent }
}

const address = 'http://localhost:3000/ne/postal-codes'

test('what is copied and shared is the answer and the address of the page, without its query', async () => {
  vi.useFakeTimers()
  const { press, copied, shared, label } = openTool('<span hidden data-answer="Kaski 33700"></span>')
  await press('[data-copy-link]')
  expect(copied).toEqual([`Kaski 33700\n${address}`])
  expect(label()).toBe('Copied!')
  vi.advanceTimersByTime(2000)
  expect(label()).toBe('Copy')
  await press('[data-share]')
  expect(shared).toEqual([{ title: 'Postal Codes', text: 'Kaski 33700', url: address }])
})

test('a tool without an answer gives its name', async () => {
  const { press, copied } = openTool('')
  await press('[data-copy-link]')
  expect(copied).toEqual([`Postal Codes\n${address}`])
})

test('each button that prints asks the browser once', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { press } = openTool('')
  await press('[data-print]')
  expect(print).toHaveBeenCalledTimes(1)
  await press('[data-print]:last-child')
  expect(print).toHaveBeenCalledTimes(2)
})
