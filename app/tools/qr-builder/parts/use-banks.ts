import { useState } from 'react'
import type { Lang } from '#app/kit/language.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type BankList, type NamedBank, shownBanks } from '#app/records/banks/bank.ts'

/** The page's banks and, after a failure, those of a retry. */
export function useBanks(loaded: BankList) {
  const lang = useLang()
  const [retried, setRetried] = useState<BankList>()
  const [busy, setBusy] = useState(false)
  const list = retried ?? loaded

  const retry = async () => {
    setBusy(true)
    try {
      setRetried({ banks: await fetchBanks(lang) })
    } catch (error) {
      setRetried({ ...list, failure: { detail: error instanceof Error ? error.message : '' } })
    }
    setBusy(false)
  }
  return { list, busy, retry }
}

async function fetchBanks(lang: Lang) {
  const answer = await fetch('/api/banks')
  const body = (await answer.json()) as { banks: NamedBank[] } | { error: string }
  if ('error' in body) throw new Error(body.error)
  return shownBanks(lang, body.banks)
}
