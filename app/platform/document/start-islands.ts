import type { ComponentType } from 'react'
import type { IslandData } from './hydrate.tsx'

/** How far below the screen an island's code begins to come. */
const margin = '100px'

/** Starts each island of the document when its time has come. Until then what the server rendered stands. */
export async function startIslands(): Promise<void> {
  if (import.meta.env.DEV) await (await import('./prepare-refresh.ts')).prepareRefresh()
  for (const island of document.querySelectorAll('x-island')) {
    if (island.getAttribute('when') === 'now') void start(island)
    else void comesNear(island).then(() => start(island))
  }
}

async function start(island: Element): Promise<void> {
  const [place, data] = island.children
  const [name, src] = ['name', 'src'].map((attribute) => island.getAttribute(attribute) ?? '')
  if (!place || !data || !name || !src) return
  try {
    const [{ hydrate }, { default: Island }] = await Promise.all([
      import('./hydrate.tsx'),
      import(/* @vite-ignore */ src) as Promise<{ default: ComponentType<object> }>,
    ])
    const sent = JSON.parse(data.textContent) as IslandData
    // A task of its own: with the code's first run it would hold up a cheap phone for longer than a tap may wait.
    setTimeout(() => hydrate(place, name, Island, sent))
  } catch (error) {
    // The page stays as the server rendered it; the code is asked for again when the network is back.
    console.warn('A part of the page did not load', error)
    addEventListener('online', () => void start(island), { once: true })
  }
}

function comesNear(island: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    // Neither the island nor its place has a box of its own.
    const content = island.firstElementChild?.firstElementChild
    if (content) observer.observe(content)
    // Reached by keyboard or by a link within the page.
    island.addEventListener('focusin', () => resolve(), { once: true })
  })
}
