import type { Answer } from 'ask'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerCard, spokenAnswer } from '#app/layout/ask/answer-card.ts'
import { element } from '#app/layout/ask/element.ts'
import { remarkKinds } from '#app/lib/statement.ts'
import { PageProviders } from '#app/platform/document/page-providers.tsx'
import { AnswerList } from './answer-list.tsx'

const answer: Answer = {
  kind: 'answer',
  intent: 'emergency.number',
  result: { number: '102' },
  text: 'Ambulance: 102',
  figure: '102',
  details: ['Ambulance', 'day and night'],
  remarks: remarkKinds.map((kind) => ({ kind, chip: `chip ${kind}`, text: `The sentence of ${kind}.` })),
  call: '102',
  reading: 'number to call',
  link: '/emergency-services',
  asOf: '2026-11-20',
}

const listOf = (lang: 'en' | 'ne', answers: Answer[], named: { path: string; name: string }[] = []) => {
  const list = document.createElement('div')
  list.innerHTML = renderToStaticMarkup(
    <PageProviders lang={lang} address={{ pathname: '/', search: '' }} site={undefined}>
      <AnswerList
        answers={answers}
        tools={[{ path: '/emergency-services', name: 'Emergency' }]}
        named={named}
      />
    </PageProviders>,
  )
  return list
}

test('the home page and the dialog draw one card: figure, details, the number to call first, and each remark', () => {
  const home = listOf('en', [answer]).querySelector('section')
  const dialog = answerCard<HTMLElement>(element, 'en', answer)
  // What can be done with it differs.
  home?.lastElementChild?.replaceChildren()
  expect(home && dialog.isEqualNode(home)).toBe(true)
  const remarks = [...dialog.querySelectorAll('[data-remark]')]
  expect(remarks.map((remark) => [remark.getAttribute('data-remark'), remark.textContent])).toEqual(
    answer.remarks.map(({ kind, text }) => [kind, text]),
  )
  const [figure, details, call] = dialog.children
  expect([figure?.textContent, details?.textContent]).toEqual(['102', 'Ambulance · day and night'])
  expect([call?.getAttribute('href'), call?.textContent]).toEqual(['tel:102', 'Call 102'])
  expect(dialog.textContent).toContain('Figures of November 20, 2026')
})

test('in Nepali the button names the number in its digits', () => {
  expect(listOf('ne', [answer]).querySelector('[href="tel:102"]')?.textContent).toBe('१०२ मा फोन गर्नुहोस्')
})

test('what is heard has every remark, and ends its sentences as the language does', () => {
  for (const { text } of answer.remarks) expect(spokenAnswer('en', answer)).toContain(text)
  const nepali = { ...answer, text: 'एम्बुलेन्स: १०२', details: [], reading: 'फोन नम्बर', remarks: [] }
  expect(spokenAnswer('ne', nepali)).toBe('एम्बुलेन्स: १०२। फोन नम्बर।')
})

test('an answer of no tool has no link, and a named page is one', () => {
  expect(listOf('en', [{ ...answer, link: '/?q=1+ropani' }]).querySelector('a:not([href^=tel])')).toBeNull()
  const named = listOf('en', [], [{ path: '/about#contact', name: 'Contact' }]).querySelector('a')
  expect([named?.getAttribute('href'), named?.textContent]).toEqual(['/about#contact', 'Open Contact'])
})
