import { useRequestId } from './document-context.tsx'

/** Carries the id of a failed request into the browser, where the page shows it. */
export function RequestIdMark() {
  const id = useRequestId()
  return id ? <meta name="request-id" content={id} /> : null
}
