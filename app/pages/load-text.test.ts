import { expect, test } from 'vitest'
import { fillTemplate } from './load-text.server.ts'

const names = { site: 'Pipal', support: 'help@pipal.example' }

test('STATIC-02, STATIC-03: a policy names the site and its support address as they are set', () => {
  expect(fillTemplate('<p>{{site}}: write to {{support}}. {{site}}.</p>', names)).toBe(
    '<p>Pipal: write to <a href="mailto:help@pipal.example">help@pipal.example</a>. Pipal.</p>',
  )
})

test('a setting is text, whatever stands in it', () => {
  const name = `<img src=x onerror="alert('1')"> & $& {{support}}`
  expect(fillTemplate('<p>{{site}}</p>', { ...names, site: name })).toBe(
    '<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; $&amp; {{support}}</p>',
  )
  expect(fillTemplate('{{support}}', { ...names, support: '"><script>@x' })).not.toContain('<script>')
})
