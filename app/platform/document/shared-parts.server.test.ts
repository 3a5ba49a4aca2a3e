import { expect, test } from 'vitest'
import { SharedParts } from './shared-parts.server.ts'

test('each text stands where its mark was, in whatever order and piece', () => {
  const parts = new SharedParts()
  const styles = parts.mark('body{content:"$&"}')
  const article = parts.mark('लेख')
  const html = parts.fill([`<p>पहिले ${article}</p>`, '', `<style>${styles}</style> तब`])
  expect(html.toString()).toBe('<p>पहिले लेख</p><style>body{content:"$&"}</style> तब')
})

test('a text that the page does not show is left out, and what only looks like a mark stays', () => {
  const parts = new SharedParts()
  parts.mark('never shown')
  const html = '<p>&lt;!--part 0--&gt; <!--part 1--></p>'
  expect(parts.fill([html]).toString()).toBe(html)
})

test('a document may be larger than all before it, and none holds anything of another', () => {
  const parts = new SharedParts()
  const style = parts.mark('प'.repeat(400_000))
  const large = parts.fill(['<i>', style, 'ब'.repeat(400_000)])
  const small = parts.fill(['<p>छ</p>'])
  expect(large.toString()).toBe(`<i>${'प'.repeat(400_000)}${'ब'.repeat(400_000)}`)
  expect(small.toString()).toBe('<p>छ</p>')
})
