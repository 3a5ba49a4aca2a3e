import { expect, test, vi } from 'vitest'
import { openScreen, screen, unavailable, watchDownloads, within } from '#test/admin-screen.tsx'
import SeoScreen from './screen.tsx'
import { textPages } from './sitemap.ts'

const tool = (path: string, is_active = true) => ({
  name: path.slice(1),
  path,
  seo_title: null,
  is_active,
  updated_at: '2026-08-01T00:00:00.000Z',
})
const siteUrl = 'https://chautari.example'

async function openSeo() {
  const answers = {
    'GET admin-tools': {
      tools: [tool('/postal-codes'), tool('/qr-builder'), tool('/gold-silver-price', false)],
    },
  }
  const opened = openScreen(SeoScreen, answers, { path: '/admin/seo', site: { siteUrl } })
  const sitemap = within(screen.getByRole('region', { name: 'Sitemap' }))
  await sitemap.findByText(/^Last generated: /)
  return { ...opened, sitemap }
}

test('ADM-16, ADM-24: the sitemap is made from the active tools, and from the fixed pages where they cannot be read', async () => {
  const { user, answers, sent, sitemap } = await openSeo()
  expect(sent.at(-1)?.query).toMatchObject({ per_page: '500' })
  // Home, two tools, and the text pages.
  expect(sitemap.getByText(`${3 + textPages.length} pages included`)).toBeTruthy()
  const cells = within(sitemap.getByRole('row', { name: /\/postal-codes/ })).getAllByRole('cell')
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['0.9', 'monthly'])
  answers['GET admin-tools'] = unavailable
  await user.click(sitemap.getByRole('button', { name: 'Regenerate' }))
  expect(await sitemap.findByText('5 pages included')).toBeTruthy()
  expect(sitemap.getByRole('alert').textContent).toMatch(
    /^The tools could not be read: The database does not answer/,
  )
})

test('ADM-16: the sitemap is copied and downloaded as it is shown, and the cards lead to what else counts', async () => {
  const files = watchDownloads()
  const { user, sitemap } = await openSeo()
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(sitemap.getByRole('button', { name: 'Copy XML' }))
  expect(await sitemap.findByRole('button', { name: 'Copied' })).toBeTruthy()
  await user.click(sitemap.getByRole('button', { name: 'Download XML' }))
  expect(files[0]?.name).toBe('sitemap.xml')
  const copied = written.mock.lastCall?.[0]
  expect(await files[0]?.text()).toBe(copied)
  expect(copied).toContain(`<loc>${siteUrl}/ne/postal-codes</loc>`)
  expect(screen.getByRole('link', { name: /Google Search Console/ }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'Open the settings' }).getAttribute('href')).toBe('/admin/settings')
})
