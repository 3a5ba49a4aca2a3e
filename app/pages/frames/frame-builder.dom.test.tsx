import { expect, test, vi } from 'vitest'
import { renderIsland, screen } from '#test/render-island.tsx'
import FrameBuilder from './frame-builder.island.tsx'

const open = (path = '/developers/frames') =>
  renderIsland(
    FrameBuilder,
    { path: '/developers/frames', first: { frame: 'today', lang: 'en', theme: 'auto' } },
    { path, site: { siteUrl: 'https://chautari.example' } },
  )

const snippet = () => screen.getByText(/<iframe/).textContent

test('the HTML and the preview follow the form', async () => {
  const { user } = open()
  expect(snippet()).toContain('src="https://chautari.example/embed/today?lang=en&theme=auto"')
  await user.selectOptions(screen.getByLabelText('Frame'), 'Exchange rates in Nepal')
  await user.selectOptions(screen.getByLabelText('Language'), 'नेपाली')
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark')
  expect(snippet()).toContain('id="chautari-rates-ne-dark"')
  expect(snippet()).toContain('src="https://chautari.example/embed/rates?lang=ne&theme=dark"')
  expect(snippet()).toContain('title="Exchange rates in Nepal"')
  const preview = screen.getByTitle('Exchange rates in Nepal')
  expect(preview.getAttribute('src')).toBe('/embed/rates?lang=ne&theme=dark')
})

test('the HTML is copied as it is shown', async () => {
  const { user } = open()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copy the HTML' }))
  expect(write).toHaveBeenCalledWith(snippet())
  expect(await screen.findByText('Copied!')).toBeTruthy()
})

test('the form leads to the page in its language, with all that it asks', () => {
  const { container } = open('/ne/developers/frames')
  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/ne/developers/frames', 'get'])
  const names = [...(form?.querySelectorAll('select') ?? [])].map(({ name }) => name)
  expect(names).toEqual(['frame', 'lang', 'theme'])
})
