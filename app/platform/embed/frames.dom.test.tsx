import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { frameAddress, frameSnippet } from './frames.ts'

const snippet = (lang: 'en' | 'ne', theme: 'auto' | 'dark') =>
  frameSnippet({
    siteUrl: 'https://chautari.example',
    name: 'today',
    address: frameAddress('today', lang, theme),
    title: `${lang} ${theme}`,
  })

/** Puts the snippets into the page, their frames without a document, and runs their scripts. */
function show(snippets: string[]): HTMLElement[] {
  document.body.innerHTML = snippets.map((html) => html.replaceAll('iframe', 'b')).join('')
  for (const html of snippets) runInThisContext(`{${/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''}}`)
  const frames = [...document.querySelectorAll('b')]
  return frames.map((frame) => Object.assign(frame, { contentWindow: { of: frame.id } }))
}

const report = (frame: HTMLElement, height: number) =>
  dispatchEvent(
    Object.assign(new MessageEvent('message', { data: { type: 'chautari:height', height } }), {
      source: (frame as HTMLIFrameElement).contentWindow,
    }),
  )

test('frames of one kind in other languages and themes each get their own height', () => {
  const frames = show([snippet('en', 'auto'), snippet('ne', 'auto'), snippet('ne', 'dark')])
  expect(new Set(frames.map(({ id }) => id)).size).toBe(3)
  for (const [index, frame] of frames.entries()) report(frame, 100 + index)
  expect(frames.map(({ style }) => style.height)).toEqual(['100px', '101px', '102px'])
})

test('a frame that was removed does not trouble the page', () => {
  const errors: unknown[] = []
  addEventListener('error', ({ error }) => errors.push(error), { once: true })
  const [frame, left] = show([snippet('en', 'auto'), snippet('ne', 'auto')])
  frame?.remove()
  expect(() => left && report(left, 150)).not.toThrow()
  expect([errors, left?.style.height]).toEqual([[], '150px'])
})
