import { Spinner } from '#app/ui/spinner.tsx'

/** A status message after an action; empty before. */
export function DoneNotice({ text }: { text: string }) {
  return (
    <p role="status" className="mb-3 font-semibold text-good empty:hidden">
      {text}
    </p>
  )
}

export function LoadingNotice({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-10">
      <Spinner />
      {text}
    </p>
  )
}
