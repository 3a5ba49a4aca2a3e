import { messages as sharedWords } from '#app/platform/i18n/messages.ne.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'

/** Shares the comparison without the filters. Rendered in the browser only, which knows whether it can share. */
export function ShareComparison({ plans }: { plans: readonly ListedPlan[] }) {
  const { title, drawer } = useMessages(messages)
  const text = useMessages(sharedWords)
  const { copied, copy } = useCopy()
  const address = () =>
    `${location.origin}${location.pathname}?compare=${plans.map(({ plan }) => plan.id).join(',')}`
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <button type="button" className={buttonStyle.secondary} onClick={() => copy(address())}>
        <Icon name={copied ? 'check' : 'link'} />
        <span aria-live="polite">{copied ? text.copied : text.copyLink}</span>
      </button>
      {'share' in navigator && (
        <button type="button" className={buttonStyle.secondary} onClick={() => share(title, address())}>
          <Icon name="share" />
          {text.share}
        </button>
      )}
      <button type="button" className={buttonStyle.secondary} onClick={() => window.print()}>
        <Icon name="file-text" />
        {drawer.print}
      </button>
    </div>
  )
}

function share(title: string, url: string) {
  // Closing the share sheet is no error.
  navigator.share({ title, url }).catch(() => undefined)
}
