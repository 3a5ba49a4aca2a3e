const shownAfterMs = 120
/** A response that is saved as a file leaves the page as it is, and no event says so. */
const shownForMs = 20_000

/**
 * Marks the document (`data-leaving`) while another one is loading, so that a tap is answered on a slow network, too. Browsers
 * without the Navigation API show their own sign of loading only.
 */
export function startNavigationProgress(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    delete dataset.leaving
  }
  const begin = ({ destination, downloadRequest }: NavigateEvent) => {
    // Also `tel:` and `mailto:`.
    const loads = !destination.sameDocument && downloadRequest === null
    if (!loads || !destination.url.startsWith(`${location.origin}/`)) return
    stop()
    timer = setTimeout(() => {
      dataset.leaving = ''
      timer = setTimeout(stop, shownForMs)
    }, shownAfterMs)
  }
  if ('navigation' in window) {
    navigation.addEventListener('navigate', begin)
    navigation.addEventListener('navigateerror', stop)
  }
  // Restored from the back/forward cache.
  addEventListener('pageshow', stop)
}
