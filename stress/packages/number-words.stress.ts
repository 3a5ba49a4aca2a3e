// A million random amounts in words, read back by a reader that was written apart.
import { amountWords } from '@chautari/bikram-sambat/number-words'
import { expect, test } from 'vitest'
import { randomPaisa, readAmountWords } from '../../packages/bikram-sambat/fixtures/words-reader.ts'
import { seedOfRun } from '../lib/seeded-random.ts'

const amounts = 1_000_000

test.for(['en', 'ne'] as const)(
  'none of a million random amounts is misread in %s',
  async (language, { annotate }) => {
    console.log(`TRIAL_SEED=${seedOfRun}`)
    let misread = 0
    for (const paisa of randomPaisa(seedOfRun, amounts))
      if (readAmountWords(amountWords(paisa, language), language) !== paisa) misread++
    await annotate(`${misread} of ${amounts} amounts misread`)
    expect(misread).toBe(0)
  },
)
