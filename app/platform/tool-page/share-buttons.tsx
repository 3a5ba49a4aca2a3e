import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../i18n/messages.ne.ts'
import { useMessages } from '../i18n/use-language.ts'

/** Copies the page's address or, where the system can, hands it to another app (`share-page.ts`). */
export function ShareButtons() {
  const text = useMessages(messages)
  return (
    <section className="noscript:hidden">
      <h2 className="text-xl">{text.shareThis}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.secondary} data-copy-link>
          <Icon name="link" />
          <span aria-live="polite">{text.copyLink}</span>
        </button>
        <button type="button" className={buttonStyle.secondary} data-share hidden>
          <Icon name="share" />
          {text.share}
        </button>
      </div>
    </section>
  )
}
