import { expect, test, vi } from 'vitest'
import { isWriting, startPageButtons } from './controls.ts'

/** Whether it is writing when a key is pressed in the element that this HTML ends with. */
function writesIn(html: string, inShadow = false): boolean | undefined {
  const host = document.body.appendChild(document.createElement('div'))
  const root = inShadow ? host.attachShadow({ mode: 'open' }) : host
  root.innerHTML = html
  let answer: boolean | undefined
  const listen = (event: KeyboardEvent) => {
    answer = isWriting(event)
  }
  addEventListener('keydown', listen, { once: true })
  const target = [...root.querySelectorAll('*')].at(-1)
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
  host.remove()
  return answer
}

test.each([
  '<input>',
  '<input type="search">',
  '<input type="date">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"><b></b></div>',
  '<p role="textbox"></p>',
  '<p role="searchbox"></p>',
  '<p role="combobox"></p>',
  '<input role="spinbutton">',
])('something is being written in %s, also in a shadow tree', (html) => {
  expect(writesIn(html)).toBe(true)
  expect(writesIn(html, true)).toBe(true)
})

test.each(['<button></button>', '<input type="checkbox">', '<a href="/"></a>', '<p></p>'])(
  'nothing is being written in %s',
  (html) => {
    expect(writesIn(html)).toBe(false)
  },
)

test('nothing is done with a key of a syllable that is being composed', () => {
  expect(isWriting(new KeyboardEvent('keydown', { key: '/', isComposing: true }))).toBe(true)
})

test('NET-01: Try Again says that it loads, and loads the page again', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  document.body.innerHTML = `<div role="alert"><a href="/internet-comparison" data-reload>Try Again</a>
    <p role="status" hidden>Loading internet providers...</p></div>`
  startPageButtons('en')
  const isPrevented = !document
    .querySelector<HTMLElement>('[data-reload]')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(isPrevented).toBe(true)
  expect(document.querySelector('[role=status]')?.hasAttribute('hidden')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})
