import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** How far below the screen a part's code begins to come. */
const margin = '100px'
/** After the page's own files: by then the page is in use, and the rest comes in case the network goes. */
const restAfterMs = 4000

/**
 * A part below the first screen whose code comes when its place, `<Near>` with the same id, comes near, and in any case
 * some seconds after the page. The server draws it whole; until its code is there, what the server drew stands.
 * @param id of the place, unique on the page
 */
export function lazyNear<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  if (typeof document !== 'undefined') setTimeout(() => void load().catch(() => undefined), restAfterMs)
  return lazy(async () => {
    await comesNear(id)
    return { default: await arrived(load) }
  })
}

/** A part that is shown to some visitors only: its code comes when it is to be shown. It stands in a `Suspense`. */
export function lazyLater<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await arrived(load) }))
}

export function Near({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  )
}

/** Code that does not come is no reason to take the page away: it is asked for again when the network is back. */
async function arrived<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  try {
    return await load()
  } catch (error) {
    console.warn('A part of the page did not load', error)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return arrived(load)
  }
}

/** At once where the page was not drawn by the server: then there is nothing to look at in the meantime. */
function comesNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!place) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(place)
    // Reached by keyboard or by a link within the page.
    place.addEventListener('focusin', () => resolve(), { once: true })
    // Whoever does something may change what stands in the part, and that would have to wait for it.
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, () => resolve(), { once: true })
    setTimeout(resolve, restAfterMs)
  })
}
