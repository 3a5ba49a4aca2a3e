// A million random amounts in words, read back by a reader that was written apart.
import { amountWords } from '@chautari/bikram-sambat/number-words'
import { expect, test } from 'vitest'
import { randomPaisa, readAmountWords } from '../../packages/bikram-sambat/fixtures/words-reader.ts'

const amounts = 1_000_000

test.for(['en', 'ne'] as const)(
  'none of a million random amounts is misread in %s',
  async (language, { annotate }) => {
    const seed = Number(process.env.TRIAL_SEED ?? Date.now() % 2 ** 32)
    console.log(`TRIAL_SEED=${seed}`)
    let misread = 0
    for (const paisa of randomPaisa(seed, amounts))
      if (readAmountWords(amountWords(paisa, language), language) !== paisa) misread++
    await annotate(`${misread} of ${amounts} amounts misread`)
    expect(misread).toBe(0)
  },
)
