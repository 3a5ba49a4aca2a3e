import { digitsIn } from '@chautari/bikram-sambat/digits'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../i18n/messages.ne.ts'
import { useTexts } from '../i18n/use-language.ts'
import { useSite } from '../site/site-data.ts'
import { starStyle } from './rating.ts'

/** One vote for each visitor and tool, from 1 to 5 stars, changeable; sent by `rating.ts`. */
export function RateTool({ path }: { path: string }) {
  const [text, lang] = useTexts(messages)
  const rating = useSite().tools.find((tool) => tool.path === path)?.rating
  return (
    <section className="grid grid-cols-[1fr_auto] items-center gap-x-3 lg:block noscript:hidden">
      <h2 id="rate-tool" className="text-base sm:text-lg">
        {text.rateThis}
      </h2>
      <p className="order-1 col-span-2 text-sm text-muted lg:max-w-56">
        {rating?.mean
          ? text.rated(digitsIn(lang, rating.mean.toFixed(1)), digitsIn(lang, rating.votes))
          : rating?.votes
            ? text.tooFewVotes
            : text.noVotes}
      </p>
      <fieldset
        data-rating={path}
        data-failed={text.voteFailed}
        aria-labelledby="rate-tool"
        className="flex lg:mt-1"
      >
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
            />
            <span className="sr-only">{text.stars(digitsIn(lang, stars))}</span>
            <Icon name="star" className={`size-7 ${starStyle.empty}`} />
          </label>
        ))}
      </fieldset>
      <p aria-live="polite" className="order-2 col-span-2 text-sm lg:min-h-6" />
    </section>
  )
}
