import { useSyncExternalStore } from 'react'
import { useWords } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { words } from './words.ts'

const shownBelowPx = 300

export function BackToTop() {
  const { backToTop } = useWords(words)
  const shown = useSyncExternalStore(
    listen,
    () => window.scrollY > shownBelowPx,
    () => false,
  )
  if (!shown) return null
  return (
    <button
      type="button"
      aria-label={backToTop}
      title={backToTop}
      onClick={scrollUp}
      className="no-print fixed end-4 bottom-[calc(var(--room-below)+1rem)] flex size-12 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-lg hover:bg-hover"
    >
      <Icon name="arrow-up" />
    </button>
  )
}

function scrollUp() {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
}

function listen(changed: () => void) {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}
