import type { ComponentType } from 'react'
import type { IslandData } from './hydrate.tsx'

/** Distance from the screen at which an island's code is loaded. */
const margin = '100px'
const viteClient = '/@vite/client'
/** In a row, a second and more apart, once the network is said to be back. */
const mostAttempts = 4

/** Hydrates each island of the document, at once, when it comes near the screen, or when it is used. */
export function startIslands(): void {
  // In development Vite reloads the page after an edit: https://vite.dev/guide/backend-integration
  if (import.meta.env.DEV) void import(/* @vite-ignore */ viteClient)
  for (const island of document.querySelectorAll('x-island')) {
    const when = island.getAttribute('when')
    if (when === 'now') void start(island)
    else void (when === 'near' ? comesNear(island) : isUsed(island)).then(() => start(island))
  }
}

async function start(island: Element, attempt = 0): Promise<void> {
  const [place, data] = island.children
  const [name, src] = ['name', 'src'].map((attribute) => island.getAttribute(attribute) ?? '')
  if (!place || !data || !name || !src) return
  // A module that failed stays failed under its address (HTML, "module map"); a fragment makes it another one.
  const address = attempt === 0 ? src : `${src}#${attempt}`
  try {
    const [{ hydrate }, { default: Island }] = await Promise.all([
      import('./hydrate.tsx'),
      import(/* @vite-ignore */ address) as Promise<{ default: ComponentType<object> }>,
    ])
    const sent = JSON.parse(data.textContent) as IslandData
    // In a separate task: together with the first run of the code it would block a cheap phone for too long.
    setTimeout(() => hydrate(place, name, Island, sent))
  } catch (error) {
    // The page stays as the server rendered it; the code is requested again when the network is back.
    console.warn('A part of the page did not load', error)
    const again = () => void start(island, attempt + 1)
    // The browser may say so a moment too early.
    if (attempt > 0 && attempt < mostAttempts) setTimeout(again, attempt * 1000)
    else addEventListener('online', again, { once: true })
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
    // Neither the island nor its wrapper (`display: contents`) has a box that could be observed.
    const content = island.firstElementChild?.firstElementChild
    if (content) observer.observe(content)
    // Reached by keyboard or by a link within the page.
    island.addEventListener('focusin', () => resolve(), { once: true })
  })
}

/** The visitor points at the island, presses or focuses something in it, or the address names a part of it. */
function isUsed(island: Element): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerover', 'focusin', 'click', 'change'])
      island.addEventListener(type, () => resolve(), { once: true })
    const isNamed = () => island.contains(document.getElementById(location.hash.slice(1)))
    // What the visitor did before this script ran sends no event any more.
    if (island.matches(':hover, :focus-within') || island.querySelector('[open]') || isNamed()) resolve()
    addEventListener('hashchange', () => isNamed() && resolve())
  })
}
