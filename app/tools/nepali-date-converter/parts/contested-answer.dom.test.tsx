import { expect, test } from 'vitest'
import { renderIsland, screen, within } from '#test/render-island.tsx'
import DateConverter from './date-converter.island.tsx'

test('a day about which published calendars differ has both readings and a link to the reasons', async () => {
  const { user } = renderIsland(DateConverter, { today: '2026-11-24' }, { path: '/nepali-date-converter' })
  const card = within(screen.getByRole('region', { name: 'Convert a date' }))
  const answerTo = async (text: string) => {
    await user.clear(card.getByRole('textbox'))
    await user.type(card.getByRole('textbox'), `${text}{Enter}`)
    return card.getByRole('status').textContent
  }
  const contested = await answerTo('2062-02-05')
  expect(contested).toContain('18 May 2005')
  expect(contested).toContain('5 Jestha 2062 BS is 19 May 2005 in some of them')
  expect(screen.getByRole('link', { name: /how dates are known/ }).getAttribute('href')).toBe(
    '/calendar-data#contested',
  )
  expect(await answerTo('2062-03-01')).not.toContain('Published calendars differ')
})
