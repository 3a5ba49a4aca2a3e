import { clockText } from '#app/kit/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Refusal } from '#app/platform/upstream/refusal.ts'
import { messages } from '../messages.ne.ts'
import { useNow } from './use-now.ts'

/** When the source can be asked again; nothing once it can. `at`: when the page was rendered. */
export function RefusalText({ refusal, at }: { refusal: Refusal | null; at: string }) {
  const text = useMessages(messages).refused
  const lang = useLang()
  const now = new Date(useNow(at))
  if (!refusal || refusal.until <= now.getTime()) return null
  return (
    <span className="block font-normal">
      {text[refusal.reason](clockText(lang, new Date(refusal.until), now))}
    </span>
  )
}
