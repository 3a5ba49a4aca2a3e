import { expect, test, vi } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import { RateTool } from './rate-tool.tsx'
import { vote } from './rating.ts'

/** A page whose votes are answered when the test says so. */
function open() {
  const sent: { stars: number; answer: (status: number) => void }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { stars } = JSON.parse(body) as { stars: number }
    sent.push({ stars, answer: (status) => resolve(new Response(null, { status })) })
    return promise
  })
  const { user, container } = renderIsland(RateTool, { path: '/qr-builder' })
  const field = screen.getByRole('group')
  field.addEventListener('change', () => void vote(field, 'en'))
  const press = (name: string) => user.click(screen.getByRole('radio', { name }))
  const said = () => container.querySelector('[aria-live]')?.textContent
  const stars = () => sent.map((one) => one.stars)
  return { sent, stars, press, said }
}

test('of the stars that are passed while a vote is sent, only the last is sent, when that one is answered', async () => {
  const { sent, stars, press, said } = open()
  for (const name of ['1 star', '2 stars', '3 stars', '4 stars']) await press(name)
  expect(stars()).toEqual([1])
  sent[0]?.answer(503)
  await vi.waitFor(() => expect(stars()).toEqual([1, 4]))
  expect(said()).toBe('')
  sent[1]?.answer(204)
  await vi.waitFor(() => expect(said()).toBe('Thank you, your vote is saved.'))
  await press('2 stars')
  expect(stars()).toEqual([1, 4, 2])
})

test('who comes back to the star that is being sent has voted once', async () => {
  const { sent, stars, press, said } = open()
  for (const name of ['3 stars', '4 stars', '3 stars']) await press(name)
  sent[0]?.answer(204)
  await vi.waitFor(() => expect(said()).toBe('Thank you, your vote is saved.'))
  expect(stars()).toEqual([3])
})
