import { digitsIn } from 'bikram-sambat/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { maxCompared } from '../selection.ts'
import type { View } from './use-view.ts'

/** Below the list; fixed to the bottom of the screen once a plan is selected, with room for the back-to-top button. */
export function CompareBar({ view: { chosen, compare, chooseNone } }: { view: View }) {
  const text = useMessages(messages)
  const lang = useLang()
  const isFull = chosen.length === maxCompared
  const most = digitsIn(lang, maxCompared)
  return (
    <div
      className={`no-print bottom-0 -mx-4 mt-4 flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-paper py-3 ps-4 pe-20 lg:mx-0 lg:ps-0 noscript:hidden ${chosen.length > 0 ? 'sticky' : ''}`}
    >
      <button
        type="button"
        disabled={chosen.length === 0}
        onClick={compare}
        className={`${buttonStyle.primary} shrink-0`}
      >
        <Icon name="layers" />
        {text.compare}
      </button>
      <p
        role="status"
        className={`min-w-0 text-sm ${isFull ? 'order-last basis-full sm:order-none sm:basis-auto' : 'flex-1 basis-16'}`}
      >
        {isFull ? text.full(most) : text.chosen(digitsIn(lang, chosen.length), most)}
      </p>
      {chosen.length > 0 && (
        <button
          type="button"
          aria-label={text.chooseNone}
          title={text.chooseNone}
          onClick={chooseNone}
          className={`${buttonStyle.secondary} shrink-0 px-3`}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
