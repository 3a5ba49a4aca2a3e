import { useSyncExternalStore } from 'react'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { useWords } from '../i18n/use-language.ts'
import { words } from '../i18n/words.ts'

const never = () => () => undefined

/** Copies the page's address or, where the system can, hands it to another app. What was typed is no part of it. */
export function ShareButtons({ title }: { title: string }) {
  const text = useWords(words)
  const { copied, copy } = useCopy()
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const address = () => location.origin + location.pathname
  return (
    <section className="noscript:hidden">
      <h2 className="text-xl">{text.shareThis}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.quiet} onClick={() => copy(address())}>
          <Icon name={copied ? 'check' : 'link'} />
          <span aria-live="polite">{copied ? text.copied : text.copyLink}</span>
        </button>
        {canShare && (
          <button type="button" className={buttonStyle.quiet} onClick={() => share(title, address())}>
            <Icon name="share" />
            {text.share}
          </button>
        )}
      </div>
    </section>
  )
}

function share(title: string, url: string) {
  // A visitor who closes the system's sheet has changed their mind: that is no trouble.
  navigator.share({ title, url }).catch(() => undefined)
}
