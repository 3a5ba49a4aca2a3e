export function CodeBlock({ code }: { code: string }) {
  return (
    <pre
      lang="en"
      translate="no"
      className="mt-2 rounded-lg bg-hover p-3 text-xs sm:text-sm wrap-anywhere whitespace-pre-wrap"
    >
      <code>{code}</code>
    </pre>
  )
}
