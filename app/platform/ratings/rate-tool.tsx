import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { digitsIn } from '#app/kit/digits.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useWords } from '../i18n/use-language.ts'
import { words } from '../i18n/words.ts'
import { useSite } from '../site/site-data.ts'
import { sendVote } from './send-vote.ts'

type VoteState = { kind: 'none' } | { kind: 'sending' | 'saved' | 'failed'; stars: number }

/** One vote for each visitor and tool, from 1 to 5 stars, changeable. */
export function RateTool({ path }: { path: string }) {
  const text = useWords(words)
  const lang = useLang()
  const rating = useSite().tools.find((tool) => tool.path === path)?.rating
  const [vote, setVote] = useState<VoteState>({ kind: 'none' })
  const chosen = vote.kind === 'none' ? 0 : vote.stars
  const choose = async (stars: number) => {
    setVote({ kind: 'sending', stars })
    setVote({ kind: (await sendVote(path, stars)) ? 'saved' : 'failed', stars })
  }
  const radios = useRef<HTMLFieldSetElement>(null)
  const takeOver = useEffectEvent(() => {
    const pressed = radios.current?.querySelector<HTMLInputElement>(':checked')
    if (pressed) void choose(Number(pressed.value))
  })
  // A star may be pressed before the page's code arrived.
  useEffect(() => takeOver(), [])
  return (
    <section className="noscript:hidden">
      <h2 id="rate-tool" className="text-xl">
        {text.rateThis}
      </h2>
      <p className="mt-1 text-muted">
        {rating?.mean
          ? text.rated(digitsIn(lang, rating.mean.toFixed(1)), digitsIn(lang, rating.votes))
          : rating?.votes
            ? text.tooFewVotes
            : text.noVotes}
      </p>
      <fieldset ref={radios} aria-labelledby="rate-tool" className="mt-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            title={text.stars(digitsIn(lang, stars))}
            className="flex size-11 cursor-pointer items-center justify-center rounded-lg hover:bg-hover has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              className="sr-only"
              // Else a browser chooses the star of an earlier visit again, which would be a vote.
              autoComplete="off"
              checked={chosen === stars}
              onChange={() => void choose(stars)}
            />
            <span className="sr-only">{text.stars(digitsIn(lang, stars))}</span>
            <Icon
              name="star"
              className={`size-7 ${stars <= chosen ? 'fill-marigold text-marigold' : 'text-line-strong'}`}
            />
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="min-h-6 text-sm">
        {vote.kind === 'saved' && text.voteSaved}
        {vote.kind === 'failed' && <span className="text-simrik">{text.voteFailed}</span>}
      </p>
    </section>
  )
}
